import { type AtHomeList, type AtHomeQuery, atHomeCall } from '#contract/atHome.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { tvCall } from '#contract/tv.ts'
import { toRef } from '../core/toRef.ts'

/** The filter of a list of what is new at home, as the URL carries it. */
export type AtHomeFilter = Omit<AtHomeQuery, 'page'>

/** A list of what is new, to come or about to end at home. */
export const atHomeRef = (list: AtHomeList, { provider, model, genre, type }: AtHomeFilter) =>
  toRef(atHomeCall, { params: { list }, query: { provider, model, genre, type } })

/** The television programme of a day. */
export const tvRef = (date: CalendarDate) => toRef(tvCall, { query: { date } })
