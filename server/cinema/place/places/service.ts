import type * as z from 'zod/mini'
import type { FoundPlace } from '#contract/places.ts'
import type { Db } from '../../../db/client.ts'
import { spelling } from '../../../search/service.ts'
import {
  countEditions,
  findAlike,
  findByName,
  findByPostcode,
  findNamed,
  lockPlaces,
  replacePlaces,
} from './queries.ts'
import { openPlaces } from './readPlaces.ts'
import type { PlaceRow } from './rows.ts'

const { foldForSearch, toLikeness, toShare } = spelling

/** As many as a phone shows above its keyboard. */
const SUGGESTED = 6
/** Of those with trigrams in common, so many are compared letter by letter. */
const CANDIDATES = 200
/** Below it more than one letter in three would be wrong. */
const ALIKE = 0.65
/** The largest city makes up for one wrong letter in six. */
const SIZE = 0.15

/** Places that what was typed may mean, the likeliest first. */
export async function suggestPlaces(db: Db, typed: string): Promise<z.input<typeof FoundPlace>[]> {
  return (await findPlaces(db, typed)).map(({ name, state, postcodes, city }) => {
    const postcode = postcodes.find((each) => each.startsWith(typed.slice(0, 5))) ?? postcodes[0] ?? ''
    return { name, state, postcode, location: `${postcode} ${name}`, city }
  })
}

async function findPlaces(db: Db, typed: string): Promise<PlaceRow[]> {
  const [, postcode, rest = ''] = /^(\d{2,5})(?!\d)(.*)$/.exec(typed) ?? []
  if (postcode !== undefined) return findByPostcode(db, postcode, foldForSearch(rest), SUGGESTED)
  const folded = foldForSearch(typed)
  if (folded === '') return []
  const found = await findByName(db, folded, SUGGESTED)
  return found.length > 0 ? found : (await findSpelledAlike(db, folded)).slice(0, SUGGESTED)
}

async function findSpelledAlike(db: Db, folded: string): Promise<PlaceRow[]> {
  const rows = await findAlike(db, folded, toShare(folded), CANDIDATES)
  return rows
    .map((row) => ({ row, likeness: toLikeness(folded, row.folded) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .map(({ row, likeness }) => ({ row, score: likeness + SIZE * (Math.log(row.size) / Math.log(200)) }))
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row)
}

/** The place that a location names: `21614 Buxtehude`, `21614`. */
export async function findPlaceByPostcode(db: Db, location: string): Promise<PlaceRow | undefined> {
  const [, postcode, name = ''] = /^(\d{5})(?!\d)(.*)$/.exec(location) ?? []
  return postcode === undefined ? undefined : (await findByPostcode(db, postcode, foldForSearch(name), 1))[0]
}

/** The largest place that is called so, else what is spelled most like it. */
export async function findPlaceByName(db: Db, name: string): Promise<PlaceRow | undefined> {
  const folded = foldForSearch(name)
  if (folded === '') return undefined
  return (
    (await findNamed(db, [folded], 1))[0] ?? (folded.length > 3 ? (await findSpelledAlike(db, folded))[0] : undefined)
  )
}

/** Brings the places up to this release. Reference data: an installation without the demo has them too. */
export async function fillPlaces(db: Db): Promise<void> {
  const { edition, read } = openPlaces()
  const isFilled = (editions: readonly { edition: string }[]) =>
    editions.length === 1 && editions[0]?.edition === edition
  if (isFilled(await countEditions(db))) return
  const rows = read()
  await db.transaction(async (tx) => {
    await lockPlaces(tx)
    if (!isFilled(await countEditions(tx))) await replacePlaces(tx, rows)
  })
}
