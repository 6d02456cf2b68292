import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { RatingSummary } from './catalogue.ts'
import { ImageId } from './ids.ts'
import { itemClasses } from './itemClasses.ts'
import { listView, Page } from './listView.ts'
import { TitleCard } from './marks.ts'

/** A member is of the session's user type (PRODUCT K4). */
export const SearchItemClass = z.enum(itemClasses)
export type SearchItemClass = z.infer<typeof SearchItemClass>

/** One thing that was found, with the fields of PRODUCT K4. */
export const Suggestion = z.object({
  id: z.string(),
  /** Its page: `/movies/interstellar`. */
  path: z.string(),
  itemClass: SearchItemClass,
  displayType: z.string(),
  title: z.string(),
  /** The line below: the year and who made it, what a person is known for, a cinema's address. May be empty. */
  meta: z.string(),
  /** Of a member: the picture. */
  poster: z.nullable(z.object({ id: ImageId, filename: z.string() })),
  /** Of a film or a series that is suggested: all that a device needs to put it on a list. */
  card: z.optional(TitleCard),
  /** There when editors put it forward just now, and the call asked for that. */
  promoted: z.optional(z.literal(true)),
})
export type Suggestion = z.infer<typeof Suggestion>

/** Nobody types more before they press Enter. */
export const SEARCH_MAX_LENGTH = 100
/** Of each class, the best are found; nobody reads on. A count that has come so far means "so many or more". */
export const SEARCH_MAX_FOUND = 400

/** Never empty: without a text nothing is asked (PRODUCT D4). */
const Typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAX_LENGTH))

const Classes = z.optional(z.array(SearchItemClass).check(z.minLength(1), z.maxLength(SearchItemClass.options.length)))

const SuggestQuery = z.object({
  q: Typed,
  type: z.literal('suggest'),
  v: z.literal('2'),
  /** Only these; without it, all. */
  class: Classes,
  /** Whether what editors put forward may be among them. */
  with_promoted_item: z.optional(z.enum(['true', 'false'])),
})

const ResultsQuery = z.object({
  q: Typed,
  /** Only these; without it, all. */
  class: Classes,
  /** Of each class only the first so many, all on one page: for an overview. */
  of_each: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))),
  page: Page,
})

/** A suggestion with what a page of results says besides. */
export const SearchResult = z.extend(z.omit(Suggestion, { promoted: true }), {
  /** Null where it is the title, or unknown. */
  originalTitle: z.nullable(z.string()),
  /** Of films and series. */
  genres: z.array(z.string()),
  /** The community's average; null where nobody rates the kind. */
  rating: z.nullable(RatingSummary),
})
export type SearchResult = z.infer<typeof SearchResult>

/** How many were found of each class, whichever were asked for. At most `SEARCH_MAX_FOUND`. */
export const SearchCounts = z.object(
  Object.fromEntries(itemClasses.map((itemClass) => [itemClass, z.int()])) as Record<SearchItemClass, z.ZodMiniInt>,
)
export type SearchCounts = z.infer<typeof SearchCounts>

/** The query as the server understood it. */
const SearchAsked = z.object({
  q: z.string(),
  class: z.array(SearchItemClass),
  counts: SearchCounts,
  /** Nothing contains what was typed: these are only spelled like it, the likeliest first. */
  alike: z.boolean(),
})

const Suggestions = z.array(Suggestion)
const Results = listView(SearchResult, SearchAsked)

/** `GET /api/search` as the server serves it: with `type=suggest` it suggests, without it lists what was found. */
export const searchCall = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: 'With type=suggest what may be meant, the likeliest first; else what was found, by pages',
  audience: 'public',
  // One flat object, so that its parameters can be documented; the check keeps the two ways of asking apart.
  query: z
    .object({
      ...ResultsQuery.shape,
      type: z.optional(z.literal('suggest')),
      v: z.optional(z.literal('2')),
      with_promoted_item: SuggestQuery.shape.with_promoted_item,
    })
    .check(z.refine((query) => (query.type === 'suggest' ? isSuggesting(query) : isListing(query)))),
  answer: z.union([Suggestions, Results]),
})

type AnyQuery = { [Name in 'v' | 'with_promoted_item' | 'of_each' | 'page']?: unknown }

function isSuggesting(query: AnyQuery): boolean {
  return query.v === '2' && query.of_each === undefined && query.page === undefined
}

function isListing(query: AnyQuery): boolean {
  return query.v === undefined && query.with_promoted_item === undefined
}

/** `searchCall` as whoever types asks it. */
export const suggestCall = defineCall({ ...searchCall, query: SuggestQuery, answer: Suggestions })

/** `searchCall` as the page of results asks it. */
export const resultsCall = defineCall({ ...searchCall, query: ResultsQuery, answer: Results })
