import type { WritableAtom } from 'jotai'
import type { UserId } from '#contract/ids.ts'

/**
 * Takes what a feature keeps of a member off this tab and this device, unless they are among those who stay. It may run
 * again, in every tab. `atoms/signOut/forgets.ts` lists them all.
 */
export type Forget = WritableAtom<null, [stays: readonly UserId[]], void | Promise<void>>
