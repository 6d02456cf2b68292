import { expect, it } from 'vitest'
import { isMailedLink, mailedPages, withoutTokens } from './mailedLinks.ts'

const TOKEN = 'q8-bTz_4hVd0'

it.each(Object.values(mailedPages))('takes the token out of %s', (page) => {
  expect(withoutTokens(`${page}${TOKEN}`)).toBe(page)
  expect(isMailedLink(page + TOKEN)).toBe(true)
  expect(isMailedLink(page)).toBe(false)
})

it.each([
  `/PASSWORT/${TOKEN}`,
  `//passwort//${TOKEN}`,
  `/passwort/${TOKEN}/?a=1#b`,
  `/t.gif?e=Page%20View&t=%2Fpasswort%2F${TOKEN}&s=`,
  `https://lichtspiel.example/email/${TOKEN}`,
])('leaves nothing of the token in %s, and all the rest', (address) => {
  expect(withoutTokens(address)).toBe(address.replace(TOKEN, ''))
})

it('knows a mailed link by its letters, however they are encoded', () => {
  expect(isMailedLink(`/p%61sswort%2F${TOKEN}`)).toBe(true)
  expect(withoutTokens(`/p%61sswort/${TOKEN}?a=%2f`)).not.toContain(TOKEN)
})

it.each(['/', '/passwort', '/movies/passwort', '/users/email', '/hinweis/passwort', '/suche?q=passwort'])(
  'leaves %s as it is',
  (address) => {
    expect(withoutTokens(address)).toBe(address)
    expect(isMailedLink(address)).toBe(false)
  },
)
