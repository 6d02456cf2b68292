import * as z from 'zod/mini'
import { type OwnWatchlistRule, setWatchlistRuleCall, WatchlistRule } from '#contract/watchlistRule.ts'
import { RULE_SLOT } from '../slots.ts'
import { type Confirmed, defineCommand, lastWins } from './command.ts'

/** The confirmed state of the slot: what becomes of titles on the watchlist once they are rated. */
export const WatchlistRuleState = z.object({ rule: WatchlistRule })
export type WatchlistRuleState = z.infer<typeof WatchlistRuleState>

/** The rule as the server holds it, as own state. */
export const toConfirmedRule = ({ rule, updatedAt }: OwnWatchlistRule): Confirmed => ({
  slot: RULE_SLOT,
  state: { rule },
  updatedAt,
})

export const setWatchlistRule = defineCommand({
  kind: 'setWatchlistRule',
  args: WatchlistRuleState,
  state: WatchlistRuleState,
  lane: () => RULE_SLOT,
  slot: () => RULE_SLOT,
  coalesce: lastWins,
  call: setWatchlistRuleCall,
  request: (body) => ({ body }),
  fold: (_base, { rule }) => ({ rule }),
  receipt: ({ current }) => ({ own: [toConfirmedRule(current)] }),
})
