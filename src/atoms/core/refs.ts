import { settingsCall } from '#contract/settings.ts'
import { toRef } from './toRef.ts'

/** The operator's settings. */
export const settingsRef = toRef(settingsCall)
