import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isVisible } from './visibleText.ts'

const Text = z.string().check(isVisible)

it.each(['a', '7', '…', '👍', '👩🏽‍🚀', 'ä', ' x\u200b', '電影'])('takes %j', (text) => {
  expect(Text.safeParse(text).success).toBe(true)
})

it.each(['\u200b\u2060', '\u3164', '\u2800', '\ufe0f', '\u00ad', '\u034f', '\u180e', '\u202e', ' \n'])(
  'refuses %j',
  (text) => {
    const { error } = Text.safeParse(text)
    expect(error?.issues).toMatchObject([{ code: 'custom', message: 'invisible_text' }])
  },
)
