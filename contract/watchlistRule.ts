import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { receiptOf } from './receipt.ts'

/**
 * The member's rule for a title on the watchlist ("Merkliste") that they rate.
 *
 * - `ask`: the member is asked; so it begins. `remove`: it goes. `keep`: it stays.
 */
export const watchlistRules = ['ask', 'remove', 'keep'] as const
export const WatchlistRule = z.enum(watchlistRules)
export type WatchlistRule = z.infer<typeof WatchlistRule>

/** A member's rule as the server holds it. */
export const OwnWatchlistRule = z.object({
  rule: WatchlistRule,
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type OwnWatchlistRule = z.infer<typeof OwnWatchlistRule>

export const setWatchlistRuleCall = defineCall({
  method: 'PUT',
  path: '/api/me/watchlist_rule',
  summary: 'Choose what becomes of titles on the watchlist once they are rated',
  audience: 'member',
  command: true,
  body: z.object({ rule: WatchlistRule }),
  answer: receiptOf(OwnWatchlistRule),
})
