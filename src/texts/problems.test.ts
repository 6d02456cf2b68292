import { expect, it } from 'vitest'
import { problemTexts } from './problems.ts'

it('has the sentences of PRODUCT I1 to the letter', () => {
  expect(problemTexts.failed).toBe('Ups! Leider ist ein Fehler aufgetreten. Versuche es später nochmal.')
  expect(problemTexts.tooFast).toBe(
    'Da warst du etwas zu schnell für unser System. Probiere es in ein paar Minuten nochmal.',
  )
  expect(problemTexts.accountTooNew).toBe(
    'Dein Account ist neu. Erst nach 24 Stunden wirst du Kommentare, Blog-Artikel und private Nachrichten veröffentlichen dürfen. Du kannst aber bereits Filme und Serien bewerten! Danke für deine Geduld!',
  )
})
