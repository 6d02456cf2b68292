import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { insertAll } from '../db/insertAll.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { alternativeTitles, awards, certificates, collectionParts, collections } from '../db/schema/background.ts'
import { people } from '../db/schema/catalogue.ts'
import type { AwardRow, CollectionRow, NewBackground, NewCollection, TitleKey } from './rows.ts'

type OfTitles = typeof certificates | typeof alternativeTitles | typeof awards

const isOf = (table: OfTitles, { type, id }: TitleKey) => and(eq(table.type, type), eq(table.titleId, id))

/** By country. */
export async function listCertificates(db: Db, title: TitleKey) {
  return db
    .select({ country: certificates.country, label: certificates.label })
    .from(certificates)
    .where(isOf(certificates, title))
    .orderBy(asc(certificates.country))
}

export async function listAlternativeTitles(db: Db, title: TitleKey) {
  return db
    .select({ title: alternativeTitles.title, country: alternativeTitles.country })
    .from(alternativeTitles)
    .where(isOf(alternativeTitles, title))
    .orderBy(asc(alternativeTitles.position))
}

/** The newest first; those won before those nominated for. */
export async function listAwards(db: Db, title: TitleKey): Promise<AwardRow[]> {
  return db
    .select({
      name: awards.name,
      year: awards.year,
      category: awards.category,
      won: awards.won,
      person: { permalink: people.permalink, name: people.name },
    })
    .from(awards)
    .leftJoin(people, eq(people.id, awards.personId))
    .where(isOf(awards, title))
    .orderBy(desc(awards.year), desc(awards.won), asc(awards.position))
}

/** The awards and nominations of a person, in the order of a title's awards. */
export async function listAwardsOfPerson(db: Db, personId: string) {
  return db
    .select({
      name: awards.name,
      year: awards.year,
      category: awards.category,
      won: awards.won,
      title: { type: awards.type, id: awards.titleId },
    })
    .from(awards)
    .where(eq(awards.personId, personId))
    .orderBy(desc(awards.year), desc(awards.won), asc(awards.titleId), asc(awards.position))
}

/** The permalinks of the collections, by id. */
export async function listCollectionPermalinks(db: Db, limit: number): Promise<string[]> {
  const found = await db
    .select({ permalink: collections.permalink })
    .from(collections)
    .orderBy(asc(collections.id))
    .limit(limit)
  return found.map(({ permalink }) => permalink)
}

const columns = {
  id: collections.id,
  permalink: collections.permalink,
  name: collections.name,
  total: collections.total,
}

/** The collections that a film is part of, with all their parts. */
export async function listCollectionsOf(db: Db, movieId: string): Promise<CollectionRow[]> {
  const found = await db
    .select(columns)
    .from(collections)
    .innerJoin(collectionParts, eq(collectionParts.collectionId, collections.id))
    .where(eq(collectionParts.movieId, movieId))
    .orderBy(asc(collections.name), asc(collections.id))
  return withParts(db, found)
}

/** By id or permalink. */
export async function findCollection(db: Db, name: string): Promise<CollectionRow | undefined> {
  const found = pickNamed(await db.select(columns).from(collections).where(isNamed(collections, name)), name)
  const [collection] = found ? await withParts(db, [found]) : []
  return collection
}

async function withParts(db: Db, rows: readonly Omit<CollectionRow, 'parts'>[]): Promise<CollectionRow[]> {
  if (rows.length === 0) return []
  const parts = await db
    .select()
    .from(collectionParts)
    .where(
      inArray(
        collectionParts.collectionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(collectionParts.number))
  return rows.map((row) => ({ ...row, parts: parts.filter(({ collectionId }) => collectionId === row.id) }))
}

/** Replaces what is known around some titles. */
export async function replaceBackground(tx: Tx, all: readonly NewBackground[]): Promise<void> {
  for (const table of [certificates, alternativeTitles, awards]) {
    for (const type of ['movies', 'series'] as const) {
      const ids = all.filter((each) => each.type === type).map(({ id }) => id)
      await tx.delete(table).where(and(eq(table.type, type), inArray(table.titleId, ids)))
    }
  }
  const key = ({ type, id }: TitleKey) => ({ type, titleId: id })
  const ofAll = <Row>(toRows: (each: NewBackground) => readonly Row[]) => all.flatMap((each) => [...toRows(each)])
  await insertAll(
    tx,
    certificates,
    ofAll((each) => (each.certificates ?? []).map(([country, label]) => ({ ...key(each), country, label }))),
  )
  await insertAll(
    tx,
    alternativeTitles,
    ofAll((each) =>
      (each.alternativeTitles ?? []).map(([title, country = null], position) => ({
        ...{ ...key(each), position, title, country },
      })),
    ),
  )
  await insertAll(
    tx,
    awards,
    ofAll((each) => (each.awards ?? []).map((award, position) => ({ ...key(each), position, ...award }))),
  )
}

/** Replaces collections with their parts. */
export async function replaceCollections(tx: Tx, all: readonly NewCollection[]): Promise<void> {
  const ids = all.map(({ permalink }) => permalink)
  await tx.delete(collections).where(inArray(collections.id, ids))
  await insertAll(
    tx,
    collections,
    all.map(({ permalink, name, total }) => ({ id: permalink, permalink, name, total })),
  )
  await insertAll(
    tx,
    collectionParts,
    all.flatMap(({ permalink, parts }) =>
      parts.map(([number, movieId]) => ({ collectionId: permalink, number, movieId })),
    ),
  )
}
