import * as z from 'zod/mini'

/** Controls, spaces, marks without a letter, and the letters and signs of Unicode that are drawn as nothing. */
const INVISIBLE = /^[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** A check of a text that others read: it shows something. */
export const isVisible = z.refine<string>((text) => !INVISIBLE.test(text), { error: 'invisible_text' })
