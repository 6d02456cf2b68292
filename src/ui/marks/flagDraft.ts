import type { FlagReason } from '#contract/marks.ts'

/** Why something is flagged, as far as it is said. */
export type FlagDraft = { reason: FlagReason | null; text: string }

export const emptyFlag: FlagDraft = { reason: null, text: '' }

/** Why something is flagged, with the member's own words where there are some. */
export type FlagWhy = { reason: FlagReason; text?: string }
