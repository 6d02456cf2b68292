import { expect, it } from 'vitest'
import type { MarkableType, MarkKind } from '#contract/marks.ts'
import { toActionText } from './toActionText.ts'

const mark = (type: 'movies' | 'series', marks: { top?: boolean; flop?: boolean }) =>
  toActionText({ kind: 'rate', type, title: 'Dark', rating: { value: null, top: false, flop: false, ...marks } })

it('calls a marked title what it is', () => {
  expect(mark('series', { top: true })).toBe('„Dark“ als Lieblingsserie')
  expect(mark('movies', { flop: true })).toBe('„Dark“ als Hassfilm')
})

const said = (mark: MarkKind, type: MarkableType, name: string, set = true) =>
  toActionText({ kind: 'mark', mark, type, name, set })

it('names marks by what they are on', () => {
  expect(said('digg', 'comments', 'nora_feld')).toBe('Digg für nora_felds Kommentar')
  expect(said('digg', 'comments', 'Jonas', false)).toBe('Digg für Jonas’ Kommentar zurücknehmen')
  expect(said('watch', 'movies', 'Amrum')).toBe('„Amrum“ auf „Merkliste“')
  expect(said('watched', 'series', 'Dark')).toBe('„Dark“ als gesehen')
  expect(said('follow', 'people', 'Fatih Akin')).toBe('Fatih Akin folgen')
  expect(said('mute', 'users', 'troll', false)).toBe('troll nicht mehr stumm schalten')
  expect(toActionText({ kind: 'mark', mark: 'vote', type: 'trivia', name: 'Amrum', set: true, vote: -1 })).toBe(
    'Stimme gegen Trivia zu „Amrum“',
  )
  expect(toActionText({ kind: 'mark', mark: 'flag', type: 'comments', name: 'Ada', set: true, reason: 'spam' })).toBe(
    'Meldung: Adas Kommentar (Werbung oder Spam)',
  )
  const flag = { kind: 'mark', mark: 'flag', type: 'comments', name: 'Ada', set: true, reason: 'other' } as const
  expect(toActionText({ ...flag, text: 'Steht schon dreimal da.' })).toBe(
    'Meldung: Adas Kommentar (Etwas anderes: „Steht schon dreimal da.“)',
  )
  expect(toActionText({ ...flag, text: '🎬'.repeat(200) })).toBe(
    `Meldung: Adas Kommentar (Etwas anderes: „${'🎬'.repeat(80)}…“)`,
  )
})

it('names what is done to lists, comments and trivia', () => {
  expect(toActionText({ kind: 'list', act: 'create', name: 'Sommer', words: null })).toBe('Liste „Sommer“ anlegen')
  expect(toActionText({ kind: 'listItem', title: 'Amrum', list: 'Sommer', on: true, words: null })).toBe(
    '„Amrum“ auf „Sommer“',
  )
  const comment = { kind: 'comment', title: 'Amrum', isReply: false, words: null } as const
  expect(toActionText({ ...comment, act: 'delete' })).toBe('Kommentar zu „Amrum“ löschen')
  expect(toActionText({ kind: 'trivia', act: 'create', title: 'Amrum', words: null })).toBe('Trivia zu „Amrum“')
})
