import { expect, it } from 'vitest'
import { toMentions } from './toMentions.ts'

it('names whoever stands behind an @, in lower case and once, with and without what ends the sentence', () => {
  expect(toMentions('@Nora_Feld und @nora_feld, frag @kino.fan.')).toEqual(['nora_feld', 'kino.fan.', 'kino.fan'])
  expect(toMentions('mail@nora.de, @@nora, /@nora, @ab')).toEqual([])
})

it('names the first ten and no more, however often each is named', () => {
  const names = Array.from({ length: 14 }, (_, index) => `fan_${index + 10}`)
  expect(toMentions(names.map((name) => `@${name} @${name}`).join(' '))).toEqual(names.slice(0, 10))
  expect(toMentions(names.map((name) => `@${name}.`).join(' '))).toHaveLength(20)
})
