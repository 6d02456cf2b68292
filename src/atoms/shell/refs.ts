import { footerCall } from '#contract/footer.ts'
import { toRef } from '../core/toRef.ts'

/** The footer of every page. */
export const footerRef = toRef(footerCall)
