import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { ListId, MovieId, PersonId, SeriesId } from './ids.ts'
import { Image } from './image.ts'
import { TitleCard } from './marks.ts'
import { RatableType } from './ratings.ts'
import { TitleSummary } from './titles.ts'

/** The name of a thing, with which its page is linked. */
export const Named = z.object({ permalink: z.string(), name: z.string() })

/** The age from which a title may be seen in a country, as its own board writes it: `PG-13`. Germany's is `fsk`. */
const Certificate = z.object({ country: z.string(), label: z.string() })

/** A name of a title besides the German and the original one. */
const AlternativeTitle = z.object({
  title: z.string(),
  /** Where it is called so; null when that is unknown. */
  country: z.nullable(z.string()),
})

/** A film among those that tell one story or are about the same hero. */
const Part = z.extend(TitleCard, {
  /** Its place among all parts, from 1; those that the catalogue lacks are counted, too. */
  number: z.int(),
})

/** Films that belong together, in their order. */
export const Collection = z.extend(Named, {
  /** The number of all parts, also of those that the catalogue lacks; null when it is unknown. */
  total: z.nullable(z.int()),
  parts: z.array(Part),
})
export type Collection = z.infer<typeof Collection>

/** A prize of a year, won or nominated for. */
const Prize = z.object({
  /** Of the ceremony or the festival. */
  year: z.int(),
  /** `Bester Film`; null where the award itself says it. */
  category: z.nullable(z.string()),
  won: z.boolean(),
})

/** One award of a title. */
export const Award = z.extend(Prize, {
  /** Whom it was given to or nominated for; null for the title itself, and when unknown. */
  person: z.nullable(Named),
})
export type Award = z.infer<typeof Award>

/** The awards of one academy or festival: `Oscar`. */
export const AwardGroup = z.object({ name: z.string(), awards: z.array(Award) })
export type AwardGroup = z.infer<typeof AwardGroup>

/** One award of a person, for a part or work in a title. */
export const PersonAward = z.extend(Prize, { title: z.extend(Named, { type: RatableType }) })
export type PersonAward = z.infer<typeof PersonAward>

/** The strongest of the reasons why a title is shown beside another. */
export const SimilarReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), job: z.enum(['director', 'creator', 'cast']), person: Named }),
  z.object({
    kind: z.literal('genre'),
    genre: z.string(),
    /** The first year of the decade that both are from: 1940; null when they are from different ones. */
    decade: z.nullable(z.int()),
    /** That both are from; null when there is none. */
    country: z.nullable(z.string()),
  }),
  /** `count`: the public lists that hold both. */
  z.object({ kind: z.literal('lists'), count: z.int() }),
])
export type SimilarReason = z.infer<typeof SimilarReason>

export const SimilarTitle = z.object({ title: TitleSummary, reason: SimilarReason })
export type SimilarTitle = z.infer<typeof SimilarTitle>

/** The part of a list (`contract/lists.ts`) that a title's page shows of it. */
const NamedList = z.object({
  id: ListId,
  name: z.string(),
  author: Author,
  itemsCount: z.int(),
  diggs_count: z.int(),
  posters: z.array(Image),
})
export type NamedList = z.infer<typeof NamedList>

/** Facts around a title and the ways on from it. Unknown facts are left out, never guessed. */
export const Background = z.object({
  certificates: z.array(Certificate),
  alternativeTitles: z.array(AlternativeTitle),
  /** Of films alone. */
  collections: z.array(Collection),
  /** The greatest number of awards won first; within each the newest first, won before nominated. */
  awards: z.array(AwardGroup),
  /** The most similar first, at most eight. */
  similar: z.array(SimilarTitle),
  /** Public lists that hold it, the best liked first, at most four; `more` when there are others. */
  lists: z.object({ items: z.array(NamedList), more: z.boolean() }),
})
export type Background = z.infer<typeof Background>

/** A film or a series, as it stands in a path. */
export const TitleParams = z.object({ type: RatableType, id: z.union([MovieId, SeriesId]) })

export const personAwardsCall = defineCall({
  method: 'GET',
  path: '/api/people/:id/awards',
  summary: 'What a person has won or was nominated for, by academy or festival',
  audience: 'public',
  params: z.object({ id: PersonId }),
  /** In the order of a title's awards. */
  answer: z.object({ groups: z.array(z.object({ name: z.string(), awards: z.array(PersonAward) })) }),
})

export const backgroundCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/background',
  summary: 'Certificates, other titles, parts, awards, similar titles and lists of a film or series',
  audience: 'public',
  params: TitleParams,
  answer: Background,
})
