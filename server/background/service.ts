import type * as z from 'zod/mini'
import type { Background, personAwardsCall, SimilarTitle } from '#contract/background.ts'
import { toCollectionPath } from '#contract/collectionPath.ts'
import type { collectionCall } from '#contract/collections.ts'
import type { RatableType } from '#contract/ratings.ts'
import { readMovieSummaries, readTitleSummaries } from '../catalogue/service.ts'
import type { Db, Tx } from '../db/client.ts'
import type { KeptSimilar } from '../db/schema/background.ts'
import { ProblemError } from '../http/problemError.ts'
import { listBestListsHolding, listListsHolding } from '../lists/service.ts'
import { findNames } from '../things/queries.ts'
import { readThingId } from '../things/service.ts'
import * as queries from './queries.ts'
import type { NewBackground, NewCollection } from './rows.ts'
import { deleteOldSimilar as deleteOld, readSimilar } from './similar/service.ts'
import { toAwardGroups } from './toAwardGroups.ts'
import { toCollection } from './toCollection.ts'

export type { NewAward, NewBackground, NewCollection } from './rows.ts'
/** For housekeeping. */
export const deleteOldSimilar = deleteOld

/** Lists that a title's page shows. */
const LISTS = 4

/** Facts around a film or series, and the ways on from it. @throws ProblemError `not_found` */
export async function readBackground(
  db: Db,
  type: RatableType,
  name: string,
  now: Date,
): Promise<z.input<typeof Background>> {
  const id = await readThingId(db, type, name)
  const title = { type, id }
  const [certificates, alternativeTitles, awards, collections, lists] = await Promise.all([
    queries.listCertificates(db, title),
    queries.listAlternativeTitles(db, title),
    queries.listAwards(db, title),
    type === 'movies' ? queries.listCollectionsOf(db, id) : [],
    listBestListsHolding(db, title, LISTS, now),
  ])
  const partIds = collections.flatMap(({ parts }) => parts.map(({ movieId }) => movieId))
  const kept = await readSimilar(db, type, id, new Set(partIds), now)
  const [parts, similar] = await Promise.all([readMovieSummaries(db, partIds), toSimilar(db, type, kept)])
  return {
    ...{ certificates, alternativeTitles, similar },
    collections: collections.map((row) => toCollection(row, parts)),
    awards: toAwardGroups(awards),
    lists: { items: lists.items.map(toNamedList), more: lists.more },
  }
}

type HoldingList = Awaited<ReturnType<typeof listBestListsHolding>>['items'][number]

function toNamedList({ id, name, author, itemsCount, diggs_count, posters }: HoldingList) {
  return { id, name, author, itemsCount, diggs_count, posters }
}

/** The awards and nominations of a person; titles that have gone are left out. @throws ProblemError `not_found` */
export async function readPersonAwards(db: Db, name: string): Promise<z.input<typeof personAwardsCall.answer>> {
  const rows = await queries.listAwardsOfPerson(db, await readThingId(db, 'people', name))
  const toNames = (type: RatableType) =>
    findNames(
      db,
      type,
      rows.flatMap(({ title }) => (title.type === type ? [title.id] : [])),
      null,
    )
  const [films, series] = await Promise.all([toNames('movies'), toNames('series')])
  const known = new Map([...films, ...series].map(({ id, name, permalink }) => [id, { name, permalink }]))
  const awards = rows.flatMap(({ title, ...award }) => {
    const found = known.get(title.id)
    return found ? [{ ...award, title: { type: title.type, ...found } }] : []
  })
  return { groups: toAwardGroups(awards) }
}

/** Paths of the collections' pages, for sitemaps; at most `limit`. */
export async function listCollectionPaths(db: Db, limit: number): Promise<string[]> {
  return (await queries.listCollectionPermalinks(db, limit)).map(toCollectionPath)
}

/** The public lists that hold a film or series. @throws ProblemError `not_found` */
export async function listListsOf(db: Db, type: RatableType, name: string, page: number | undefined) {
  const id = await readThingId(db, type, name)
  return { ...(await listListsHolding(db, { type, id }, page)), filters: {} }
}

/** Films that belong together. @throws ProblemError `not_found` */
export async function readCollection(db: Db, name: string): Promise<z.input<typeof collectionCall.answer>> {
  const row = await queries.findCollection(db, name)
  if (!row) throw new ProblemError('not_found')
  const films = await readMovieSummaries(
    db,
    row.parts.map(({ movieId }) => movieId),
  )
  return {
    ...{ permalink: row.permalink, name: row.name, total: row.total },
    parts: row.parts.flatMap(({ number, movieId }) => {
      const film = films.get(movieId)
      return film ? [{ number, movie: film.movie }] : []
    }),
  }
}

/** The found titles, with the titles and names of today; those that have gone since are left out. */
async function toSimilar(
  db: Db,
  type: RatableType,
  kept: readonly KeptSimilar[],
): Promise<z.input<typeof SimilarTitle>[]> {
  const personIds = kept.flatMap(({ reason }) => (reason.kind === 'person' ? [reason.personId] : []))
  const [titles, people] = await Promise.all([
    readTitleSummaries(
      db,
      kept.map(({ id }) => ({ type, id })),
    ),
    findNames(db, 'people', [...new Set(personIds)], null),
  ])
  return kept.flatMap(({ id, reason }): z.input<typeof SimilarTitle>[] => {
    const title = titles.get(`${type}/${id}`)
    if (!title) return []
    if (reason.kind !== 'person') return [{ title, reason }]
    const found = people.find((each) => each.id === reason.personId)
    if (!found) return []
    const person = { permalink: found.permalink, name: found.name }
    return [{ title, reason: { kind: 'person', job: reason.job, person } }]
  })
}

/** For the demo world and importers: what is known around titles, in place of what was known before. */
export const writeBackground = (tx: Tx, all: readonly NewBackground[]) => queries.replaceBackground(tx, all)

/** For the demo world and importers: films that belong together, in place of what was known before. */
export const writeCollections = (tx: Tx, all: readonly NewCollection[]) => queries.replaceCollections(tx, all)
