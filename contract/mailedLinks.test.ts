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
  `/passwort/${TOKEN}?a=1#b`,
  `/passwort\\${TOKEN}`,
  `\\passwort\\${TOKEN}?a=1`,
  `/t.gif?e=Page%20View&t=%2Fpasswort%2F${TOKEN}&s=`,
  `https://lichtspiel.example/email/${TOKEN}`,
])('leaves nothing of the token in %s, and all the rest', (address) => {
  expect(withoutTokens(address)).toBe(address.replace(TOKEN, ''))
})

it.each([
  `/passwort/./${TOKEN}`,
  `/aktivieren/%2e/${TOKEN}/`,
  `/email/a/../${TOKEN}?b=1`,
  `/passwort\\.\\${TOKEN}`,
  `/passwort%5C${TOKEN}`,
  `/./passwort/a/b/%2E%2e/../${TOKEN}`,
])('leaves nothing of the token in %s, whatever stands before it', (address) => {
  expect(withoutTokens(address)).not.toContain(TOKEN)
  expect(isMailedLink(address)).toBe(true)
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
