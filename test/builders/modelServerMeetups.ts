import * as z from 'zod/mini'
import type { UserId } from '#contract/ids.ts'
import { decideMeetupCall, type Meetup } from '#contract/meetups.ts'
import { anAuthor } from './community.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound } from './modelServerState.ts'
import { aShowing } from './reminders.ts'

/** Ids of things that other tests made, which need not be UUIDs. */
type Proposed = { id: string; note: string; showings: string[]; invited: string[] }
type Row = { owner: UserId; intentAt: number; meetup: Meetup }

const Answer = z.object({ suits: z.boolean() })

/**
 * Meetups with the rules of `server/meetups`: the latest decision holds, and a withdrawal over any. Everybody is invited
 * to one whose id begins with `asked`, by nobody whom the model knows.
 */
export class ModelMeetups {
  #state: ModelState
  #rows = new Map<string, Row>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** `POST /api/meetups`, and what is done to `/api/meetups/{id}`. */
  carryOut(command: ModelCommand): Carried {
    const [, id = '', part] = command.path
    if (command.method === 'POST') return this.#propose(command)
    if (part === 'answers') return this.#answer(command)
    if (part === 'membership') return this.#leave(command)
    const row = this.#rows.get(id)
    if (row?.owner !== command.user) return notFound
    return part === 'decision' ? this.#decide(command, row) : this.#cancel(command, row)
  }

  #propose({ user, body, intentAt }: ModelCommand): Carried {
    const { id, note, showings, invited } = (body as { meetup: Proposed }).meetup
    const before = this.#rows.get(id)
    if (before) return before.owner === user ? tell(before, false) : notFound
    const now = new Date(this.#state.now()).toISOString()
    const meetup: Meetup = {
      ...{ id, note, status: 'open', decided: null, createdAt: now, updatedAt: now },
      proposer: anAuthor({ id: user }),
      showings: showings.map((name) => ({ thing: aShowing(name), status: 'kept' })),
      invited: invited.map((name) => ({ user: anAuthor({ id: name }), answers: {} })),
    }
    return this.#save({ owner: user, intentAt, meetup })
  }

  #decide({ user, body, intentAt }: ModelCommand, row: Row): Carried {
    const { showing } = z.parse(decideMeetupCall.body, body)
    // A withdrawal wins over any decision.
    if (row.meetup.status === 'cancelled') return tell(row, false)
    const applied = row.meetup.decided === null || row.intentAt <= intentAt
    this.#state.note(user, `meetup ${row.meetup.id}`, applied)
    if (!applied) return tell(row, false)
    return this.#save({ ...row, intentAt, meetup: { ...row.meetup, status: 'decided', decided: showing } })
  }

  #cancel({ intentAt }: ModelCommand, row: Row): Carried {
    if (row.meetup.status === 'cancelled') return tell(row, true)
    return this.#save({ ...row, intentAt, meetup: { ...row.meetup, status: 'cancelled', note: '' } })
  }

  #answer({ user, path, body, intentAt }: ModelCommand): Carried {
    const [, meetup = '', , showing = ''] = path
    if (!meetup.startsWith('asked')) return notFound
    const { suits } = z.parse(Answer, body)
    const key = `${meetup} ${showing}`
    const applied = this.#state.write('meetupAnswer', user, key, intentAt, (updatedAt) => ({
      ...{ kind: 'meetupAnswer', meetup, showing, suits, updatedAt },
    }))
    return done({ applied, current: this.#state.get('meetupAnswer', user, key) })
  }

  #leave({ user, path, intentAt }: ModelCommand): Carried {
    const [, id = ''] = path
    if (!id.startsWith('asked') || this.#state.get('meetup', user, id)) return notFound
    this.#state.put('meetup', user, id, intentAt, (updatedAt) => ({
      ...{ kind: 'meetup', id, status: 'gone', proposer: null, note: '', showings: [], invited: [], decided: null },
      ...{ createdAt: updatedAt, updatedAt },
    }))
    return done({ applied: true, current: this.#state.get('meetup', user, id) })
  }

  #save(row: Row): Carried {
    const updatedAt = new Date(Math.max(this.#state.now(), Date.parse(row.meetup.updatedAt))).toISOString()
    const after = { ...row, meetup: { ...row.meetup, updatedAt } }
    this.#rows.set(row.meetup.id, after)
    this.#state.tell(row.owner, row.meetup.id, { kind: 'meetup', ...after.meetup })
    return tell(after, true)
  }
}

const tell = ({ meetup }: Row, applied: boolean): Carried => done({ applied, current: meetup })
