import type * as z from 'zod/mini'
import type { proposeMeetupCall } from '#contract/meetups.ts'
import { readDatedShowtime } from '../../cinema/service.ts'
import type { Tx } from '../../db/client.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import { lockThings } from '../../things/queries.ts'
import { type MeetupCommand, noteChanges, tellMembers, toFilm } from '../changing/service.ts'
import * as queries from '../queries.ts'
import { toFacts, toMeetup } from '../reading/service.ts'

/** The limit of one member's proposals: enough for all plans, too few to pester friends. */
export const PROPOSALS = { kind: 'meetups', max: 20, windowSeconds: 3600 }

type Proposal = z.output<typeof proposeMeetupCall.body>['meetup']

/**
 * Proposes showings to friends. What does not hold any more when it arrives is left out: showings that are gone or have
 * begun, and whoever is no friend any more. One with the id of an own one is that one, and stays as it is.
 *
 * @throws ProblemError `not_found` for somebody else's id, `invalid` where no showing or nobody is left, `quota_full`.
 */
export async function proposeMeetup(command: MeetupCommand, proposal: Proposal) {
  const { tx, member, intentAt, now } = command
  const { id, note } = proposal
  const asked = [...new Set<string>(proposal.invited)].filter((each) => each !== member.id)
  await lockThings(tx, 'users', [member.id, ...asked])
  if (await queries.isTaken(tx, id)) {
    const [before] = await queries.listSeen(tx, [id], member.id)
    if (before?.userId !== member.id) throw new ProblemError('not_found')
    return { applied: false, current: await toMeetup(tx, id, member.id) }
  }
  const showings = await readShowings(tx, id, proposal.showings, now)
  const invited = await queries.listInvitable(tx, member.id, asked)
  if (showings.length === 0) throw new ProblemError('invalid', { detail: 'Keine der Vorstellungen findet noch statt.' })
  if (invited.length === 0) throw new ProblemError('invalid', { detail: 'Einladen kannst du nur Freunde.' })
  if (command.limits) await takeFromQuota(command, PROPOSALS)
  const toMember = (userId: string) => ({
    ...{ meetupId: id, userId, isProposer: userId === member.id, hasLeft: false },
    ...{ invitedAt: now, updatedAt: now, changeSeq: 0 },
  })
  await queries.insertMeetup(
    tx,
    { id, userId: member.id, note, status: 'open', decided: null, intentAt, createdAt: now, updatedAt: now },
    showings,
    [member.id, ...invited].map(toMember),
  )
  await noteChanges(tx, id, now)
  const { movieId, name } = toFilm(showings)
  await tellMembers(tx, now, {
    meetup: id,
    movieId,
    actorId: member.id,
    words: `will sich mit dir verabreden: ${name}`,
  })
  await command.logEffect('meetup.propose', `meetups/${id}`)
  return { applied: true, current: await toMeetup(tx, id, member.id) }
}

async function readShowings(
  tx: Tx,
  meetupId: string,
  ids: readonly string[],
  now: Date,
): Promise<queries.ShowingRow[]> {
  const rows: queries.ShowingRow[] = []
  for (const showing of new Set(ids)) {
    const known = await readDatedShowtime(tx, showing, now)
    const facts = known && toFacts(known.thing)
    if (!facts || facts.startsAt <= now) continue
    rows.push({ meetupId, showing, status: 'kept', movieId: known.title.id, ...facts })
  }
  return rows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
