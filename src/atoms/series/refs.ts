import type { IdOrPermalink } from '#contract/ids.ts'
import { seasonCall, seriesCall, seriesListCall } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import { seriesCountsCall } from '#contract/titles.ts'
import { episodeViewersCall } from '#contract/viewers.ts'
import { toRef } from '../core/toRef.ts'
import type { TitlesFilter } from '../titles/catalogue.ts'

/** A series. */
export const seriesRef = (id: IdOrPermalink) => toRef(seriesCall, { params: { id } })

/** A season of a series. */
export const seasonRef = (id: IdOrPermalink, number: string) => toRef(seasonCall, { params: { id, number } })

/** The number of members who have seen each episode of a series. */
export const episodeViewersRef = (id: IdOrPermalink) => toRef(episodeViewersCall, { params: { id } })

/** Whether this part of an address is a season's number. */
export const isSeasonNumber = (text: string): boolean => seasonCall.params.shape.number.safeParse(text).success

/** The address of a season's page. */
export const toSeasonPath = (permalink: string, number: number): string =>
  `${toThingPath('series', permalink)}/staffel/${number}`

/** The series of the catalogue. */
export const seriesListRef = ({ genre, year, country, provider, order }: TitlesFilter) =>
  toRef(seriesListCall, { query: { genre, year, country, provider, order } })

/** How many series each filter leaves. */
export const seriesCountsRef = ({ genre, year, country, provider }: TitlesFilter) =>
  toRef(seriesCountsCall, { query: { genre, year, country, provider } })
