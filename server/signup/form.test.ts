import { expect, it } from 'vitest'
import type { SignupForm } from '#contract/signup.ts'
import { aSignup } from '../../test/builders/signup.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { FORM, post } from '../../test/signups.ts'
import { signups } from '../db/schema/signup.ts'
import { users } from '../db/schema/users.ts'

const env = { CAPTCHA_BITS: '10', PASSWORD_MEMORY: '1024' }

describeOnBothDatabases(
  'the form of a registration',
  (server) => {
    const rows = async () => [await server().database.db.$count(users), await server().database.db.$count(signups)]

    it.each<[string, Partial<SignupForm>, Record<string, string>]>([
      [
        'nothing in it',
        { username: '', password: '', email: '' },
        {
          username: 'Bitte wähle einen Benutzernamen.',
          password: 'Bitte wähle ein Passwort.',
          email: 'Bitte gib deine E-Mail-Adresse an.',
        },
      ],
      ['a name too short', { username: 'ab' }, { username: 'Dein Benutzername braucht 3 bis 20 Zeichen.' }],
      ['a name with an @', { username: 'a@b.example' }, { username: expect.stringMatching(/^Möglich sind/) }],
      ['a line break in the name', { username: 'Eva\r\nBcc: x' }, { username: expect.stringMatching(/^Möglich sind/) }],
      ['a name that mixes scripts', { username: 'Filmfаn' }, { username: 'Bitte mische nicht mehrere Schriften.' }],
      [
        'a name with a sign of phonetics',
        { username: 'ᴋinofan' },
        { username: expect.stringMatching(/^Möglich sind Buchst/) },
      ],
      [
        'a reserved name with digits for letters',
        { username: 'mod3ration' },
        { username: 'Dieser Benutzername ist schon vergeben.' },
      ],
      ['a reserved name', { username: 'Redaktion' }, { username: 'Dieser Benutzername ist schon vergeben.' }],
      ['a name that looks reserved', { username: 'АDМІΝ'.normalize() }, { username: expect.any(String) }],
      [
        'another look of a reserved name',
        { username: 'Adrn1n' },
        { username: 'Dieser Benutzername ist schon vergeben.' },
      ],
      ['the product as name', { username: 'Lichtspie1' }, { username: 'Dieser Benutzername ist schon vergeben.' }],
      ['a short password', { password: 'kino12345' }, { password: 'Dein Passwort braucht mindestens 10 Zeichen.' }],
      ['a common password', { password: 'Passwort123!' }, { password: 'Dieses Passwort ist zu leicht zu erraten.' }],
      ['a leaked password', { password: 'basketball' }, { password: 'Dieses Passwort ist zu leicht zu erraten.' }],
      [
        'the product as password',
        { password: 'Lichtspiel2026' },
        { password: 'Dieses Passwort ist zu leicht zu erraten.' },
      ],
      [
        'the address as password',
        { email: 'nora.feld@kino.example', password: 'NoraFeld77' },
        { password: 'Dieses Passwort ist zu leicht zu erraten.' },
      ],
      [
        'a row of keys as password',
        { password: '1234567890' },
        { password: 'Dieses Passwort ist zu leicht zu erraten.' },
      ],
      [
        'the name as password',
        { username: 'Vertigo-1958', password: 'vertigo-1958!' },
        { password: 'Dieses Passwort ist zu leicht zu erraten.' },
      ],
      ['no address', { email: 'kino' }, { email: 'Das ist keine gültige E-Mail-Adresse.' }],
      ['two addresses', { email: 'a@b.example,c@d.example' }, { email: 'Das ist keine gültige E-Mail-Adresse.' }],
      [
        'a header in the address',
        { email: 'a@b.example\r\nBcc: c@d.example' },
        { email: 'Das ist keine gültige E-Mail-Adresse.' },
      ],
      ['too young an age', { age_verification: '0' }, { age_verification: 'Du musst mindestens 16 Jahre alt sein.' }],
      [
        'terms not accepted',
        { terms_of_service_and_privacy: '' },
        { terms_of_service_and_privacy: 'Bitte akzeptiere die AGB und Datenschutzbestimmungen.' },
      ],
      [
        'another domain',
        { registration_domain: 'evil.example' },
        { registration_domain: 'Diese Anmeldung gehört zu einer anderen Seite.' },
      ],
      [
        'no captcha',
        { 'g-recaptcha-response': '' },
        { 'g-recaptcha-response': 'Bitte bestätige, dass du kein Roboter bist.' },
      ],
      [
        'a wrong captcha',
        { 'g-recaptcha-response': 'a.b:1' },
        { 'g-recaptcha-response': 'Bitte bestätige, dass du kein Roboter bist.' },
      ],
    ])('refuses a form with %s, says so at the field, and makes nothing', async (_name, overrides, errors) => {
      const before = await rows()
      const form = aSignup({ 'g-recaptcha-response': 'x', ...overrides })
      const answer = await post(server().visitor(), form as Record<string, string>)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
      expect(answer.json().errors).toEqual(
        Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
      )
      expect(await rows()).toEqual(before)
    })

    it('has words for fields that are missing, too long, or no form at all', async () => {
      const visitor = server().visitor()
      const missing = await visitor.send('POST', '/api/v1/users', 'user[username]=Eva', FORM)
      expect(Object.keys(missing.json().errors).sort()).toEqual([
        'age_verification',
        'email',
        'g-recaptcha-response',
        'password',
        'registration_domain',
        'terms_of_service_and_privacy',
      ])
      const long = await post(visitor, aSignup({ username: 'x'.repeat(101) }) as Record<string, string>)
      expect(long.json().errors).toEqual({ username: ['Höchstens 100 Zeichen sind möglich.'] })
      expect((await visitor.send('POST', '/api/v1/users', 'user=1', FORM)).statusCode).toBe(422)
      expect((await visitor.send('POST', '/api/v1/users', { user: aSignup() })).statusCode).toBe(415)
      const oversized = await post(visitor, { username: 'x'.repeat(70_000) })
      expect([oversized.statusCode, oversized.json().code]).toEqual([413, 'too_large'])
    })
  },
  { env: { ...env, RATE_LIMITS: 'off' } },
)
