import { expect, it } from 'vitest'
import { isSentence, toCost, toQuery, toTellingWords } from './query.ts'

const SENTENCE = 'die der das mit Blumen in den und Garten von zu ist'

it('looks for every word of a name, and of a sentence for the six longest', () => {
  expect(toTellingWords('der her der ringe die gefahrten')).toEqual(['der', 'her', 'der', 'ringe', 'die', 'gefahrten'])
  const telling = toTellingWords('die der das mit blumen in den und garten von zu ist')
  expect(telling).toEqual(['die', 'der', 'das', 'mit', 'blumen', 'garten'])
})

it('knows a sentence, in which nobody looks for mistakes', () => {
  const isOne = (typed: string) => isSentence(toQuery(typed) ?? { spellings: [], oneWord: null })
  expect([isOne('der her der rigne die gefärten'), isOne(SENTENCE)]).toEqual([false, true])
})

it('costs more the more words there are', () => {
  expect(['matrix', 'odyssee nolan', 'wer hat angst vor virginia woolf', SENTENCE, '?!'].map(toCost)).toEqual([
    1, 1, 2, 3, 1,
  ])
  expect(toCost('a '.repeat(50))).toBe(3)
})
