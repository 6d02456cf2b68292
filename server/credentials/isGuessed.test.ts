import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { PASSWORD_LENGTH } from '#contract/signup.ts'
import { DEMO_PASSWORD } from '../demo/members.ts'
import { isGuessed } from './isGuessed.ts'

const own = ['Vertigo.1958', 'max.mustermann@kino-post.example', 'Lichtspiel']
const leaked = dictionary['passwords-common']

/** Long enough for the form, as people make them long enough. */
const common = `
  basketball changeme123 password123 Password1234 passw0rd123 P@ssw0rd123 p4ssw0rd!! qwertyuiop 1234567890 iloveyou123
  sunshine123 princess1! football2024 welcome123 letmein123 superman99 michael123 charlie123 abcdefghij adminadmin
  administrator administrator1 manchester liverpool1 elizabeth1 christopher whatever123 starwars77 pokemon123 computer123
  1q2w3e4r5t q1w2e3r4t5 qwerty12345 asdfghjkl1 0987654321 1111111111 123123123123 aaaaaaaaaa dragon1234 monkey12345
  passwort123 Passwort2024! schatz1234 Schatz12345 hallo12345 hallohallo Sommer2024! geheim1234 fussball11 ichliebedich
  sonnenschein schmetterling Deutschland1 qwertzuiop yxcvbnm1234 dortmund09! schluessel99 Schlüssel99 test123456 a123456789
`
  .trim()
  .split(/\s+/)

describe('a password that is among the first that somebody would try', () => {
  it.each(common)('is refused: %s', (password) => {
    expect(password.length).toBeGreaterThanOrEqual(PASSWORD_LENGTH.min)
    expect(isGuessed(password, own)).toBe(true)
  })

  it('is every one of the 3,000 most common, and each of them with digits behind it', () => {
    const added = leaked
      .slice(0, 3_000)
      .flatMap((word) => ['', '1', '12', '123', '1234', '!', '2026'].map((end) => word + end))
    expect(added.filter((password) => !isGuessed(password, []))).toEqual([])
  })

  it.each([
    ...['vertigo.1958', 'Vertigo1958!', 'vertigo2026', '1958Vertigo', 'VERTIGO.1958.', 'vertigovertigo'],
    ...[
      'max.mustermann',
      'mustermann99',
      'Mustermann!!',
      'maxmustermann1',
      'max.mustermann@kino-post.example',
      'kino-post12',
    ],
    ...['lichtspiel', 'Lichtspiel2026', 'L1chtsp1el', 'lichtspiel!!!'],
  ])('is what is known of its owner and of the place: %s', (password) => {
    expect(isGuessed(password, own)).toBe(true)
    expect(isGuessed('Wolkenbruch-77-Saal', own)).toBe(false)
  })

  it('is not what somebody made up', () => {
    const made = [
      ...[DEMO_PASSWORD, 'drei Karten für heute', 'ein Abend im Kino', 'correct horse battery staple', 'x7Gp2qLw9z'],
      ...['vier rote Sessel', 'Regen auf Beton 77', 'hjkqwpzmxv', '8f3kd92ls0', 'blaue stunde', 'mond-über-babelsberg'],
      ...['sommer 84 in Rom', '🎬🍿🎬🍿 Reihe 7', 'vertigo und popcorn', '4-Uhr-Vorstellung'],
    ]
    expect(made.filter((password) => isGuessed(password, own))).toEqual([])
  })

  it('is found as quickly however long and odd it is', () => {
    const before = process.cpuUsage()
    for (const unit of ['1', 'a1', '4@$', 'aA1!', '🎬', 'password', 'ß']) isGuessed(unit.repeat(200), own)
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
  })
})
