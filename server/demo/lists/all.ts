import { byGenre } from './byGenre.ts'
import { ofConnoisseurs } from './connoisseurs.ts'
import { everyday } from './everyday.ts'
import { ofKinofan } from './kinofan.ts'
import type { DemoList } from './list.ts'
import { ofOldHands } from './oldHands.ts'

/** The lists of the demo's members. */
export const lists: readonly DemoList[] = [...ofKinofan, ...ofOldHands, ...byGenre, ...everyday, ...ofConnoisseurs]
