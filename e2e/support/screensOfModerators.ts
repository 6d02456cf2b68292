import type { Screen } from './screens.ts'

/** Further screens, of the moderation. */
export const screensOfModerators = {
  moderation: { route: '/moderation' },
} satisfies Record<string, Screen>
