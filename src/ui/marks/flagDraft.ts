import type { FlagReason } from '#contract/marks.ts'

/** The reason of a flag, as far as it is chosen. */
export type FlagDraft = { reason: FlagReason | null; text: string }

export const emptyFlag: FlagDraft = { reason: null, text: '' }

/** The reason of a flag, with the member's own words where there are some. */
export type FlagWhy = { reason: FlagReason; text?: string }
