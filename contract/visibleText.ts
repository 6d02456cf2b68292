import * as z from 'zod/mini'

/** Controls, spaces, marks without a letter, and the letters and signs of Unicode that are drawn as nothing. */
const INVISIBLE = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u
/** Controls that turn the direction of the text around them; marks of a single place (U+200E) do not. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Whether a text shows something. */
export const isVisibleText = (text: string): boolean => !INVISIBLE.test(text)

/** A check of a text that others read: it shows something. */
export const isVisible = z.refine<string>(isVisibleText, { error: 'invisible_text' })

/** The same of a text that may be left out. */
export const isVisibleOrEmpty = z.refine<string>((text) => text === '' || !INVISIBLE.test(text), {
  error: 'invisible_text',
})

/** Takes from a name what would turn the words beside it around: names stand within the lines of others. */
export const withoutTurns = z.overwrite<string>((text) => text.replace(TURNS, ''))
