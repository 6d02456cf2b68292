import type * as z from 'zod/mini'
import { type Favourite, type FavouriteCinema, MAX_FAVOURITES } from '#contract/favourites.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import * as queries from './queries.ts'

/**
 * Keeps a cinema as a favourite, or lets it go. The latest intent wins: an older one changes nothing and is told what
 * holds.
 *
 * @throws ProblemError `not_found` for an unknown cinema, `invalid` when there are too many already.
 */
export async function setFavourite(
  command: CommandContext & { member: Member; now: Date },
  id: string,
  favourite: boolean,
) {
  const { tx, member, intentAt, now } = command
  // First, because it locks: no other command of this member comes between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const found = await queries.findFavourite(tx, id, member.id)
  if (!found) throw new ProblemError('not_found')
  const { cinema, favourite: before } = found
  if (before && before.intentAt > intentAt) return { applied: false, current: toFavourite(cinema, before) }
  const changes = (before?.favourite ?? false) !== favourite
  if (changes && favourite && (await queries.countOthers(tx, member.id, cinema.id)) >= MAX_FAVOURITES) {
    throw new ProblemError('invalid', { detail: `Mehr als ${MAX_FAVOURITES} Lieblingskinos sind nicht möglich.` })
  }
  const after = {
    userId: member.id,
    cinemaId: cinema.id,
    favourite,
    intentAt,
    updatedAt: notBefore(before?.updatedAt, now),
    changeSeq,
  }
  await queries.saveFavourite(tx, after)
  if (changes) await command.logEffect(favourite ? 'favourite.set' : 'favourite.clear', `cinemas/${cinema.id}`)
  return { applied: true, current: toFavourite(cinema, after) }
}

/** The member's favourite cinemas by name. */
export async function listFavourites(db: Db, member: Member) {
  return { items: await queries.listFavourites(db, member.id) }
}

/** A member's favourites that changed after a number, in the order in which they did; dropped ones too. */
export async function listFavouriteChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedFavourites(db, userId, since, limit)
  return rows.map(({ cinema, favourite }) => ({
    seq: favourite.changeSeq,
    change: { kind: 'favouriteCinema' as const, ...toFavourite(cinema, favourite) },
  }))
}

function toFavourite(
  cinema: z.input<typeof FavouriteCinema>,
  row: Pick<queries.FavouriteRow, 'favourite' | 'updatedAt'>,
): z.input<typeof Favourite> {
  return { cinema, favourite: row.favourite, updatedAt: row.updatedAt.toISOString() }
}
