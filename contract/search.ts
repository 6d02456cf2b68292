import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { RatingSummary } from './catalogue.ts'
import { ImageId } from './ids.ts'
import { itemClasses } from './itemClasses.ts'
import { listView, Page } from './listView.ts'
import { TitleCard } from './marks.ts'
import { PersonJob } from './people.ts'
import { TitlesQuery } from './titles.ts'

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

/** More genres than a title has. */
const MAX_GENRES = 10

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

/** Filters of results. A thing that lacks what a filter asks about is not found with it: people have no genre. */
const SearchFilter = {
  /** Any of these. */
  genre: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_GENRES))),
  /** A year, or the first and last of a span: `1994`, `1990-1999`. Of a series, the first. */
  year: TitlesQuery.shape.year,
  job: z.optional(PersonJob),
  /** The city of a cinema by its name. */
  city: z.optional(z.string().check(z.maxLength(60))),
}

const ResultsQuery = z.object({
  q: Typed,
  /** Only these; without it, all. */
  class: Classes,
  ...SearchFilter,
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

/** The values of a filter with the number of results that have each, whatever is chosen of this filter now. */
const FacetValues = z.array(z.object({ value: z.string(), count: z.int() }))
export const searchFacets = ['genre', 'decade', 'job', 'city'] as const
export type SearchFacet = (typeof searchFacets)[number]
/** By filter; `decade` is a span as `year` takes it: `1990-1999`. Empty where only one value is left to choose from. */
export const SearchFacets = z.object(
  Object.fromEntries(searchFacets.map((facet) => [facet, FacetValues])) as Record<SearchFacet, typeof FacetValues>,
)
export type SearchFacets = z.infer<typeof SearchFacets>

/** The query as the server understood it. */
const SearchAsked = z.object({
  q: z.string(),
  class: z.array(SearchItemClass),
  genre: z.array(z.string()),
  year: z.nullable(z.string()),
  job: z.nullable(PersonJob),
  city: z.nullable(z.string()),
  /** Without the filters. */
  counts: SearchCounts,
  /** The number of results of the classes that are asked for, with the filters. */
  total: z.int(),
  /** There where one class is asked for. Of more than `SEARCH_MAX_FOUND` results, only these are counted. */
  facets: z.nullable(SearchFacets),
  /** A name that was likely meant instead, where nothing or little is called as was typed. */
  correction: z.nullable(z.string()),
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

type AnyQuery = { [Name in 'v' | 'with_promoted_item' | 'of_each' | 'page' | keyof typeof SearchFilter]?: unknown }

function isSuggesting(query: AnyQuery): boolean {
  const listed = [query.of_each, query.page, ...Object.keys(SearchFilter).map((name) => query[name as keyof AnyQuery])]
  return query.v === '2' && listed.every((each) => each === undefined)
}

function isListing(query: AnyQuery): boolean {
  return query.v === undefined && query.with_promoted_item === undefined
}

/** `searchCall` as whoever types asks it. */
export const suggestCall = defineCall({ ...searchCall, query: SuggestQuery, answer: Suggestions })

/** `searchCall` as the page of results asks it. */
export const resultsCall = defineCall({ ...searchCall, query: ResultsQuery, answer: Results })
