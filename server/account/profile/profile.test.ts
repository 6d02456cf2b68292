import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD, type TestServer } from '../../../test/server.ts'
import { startSmtp } from '../../../test/smtp.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { users } from '../../db/schema/users.ts'

const smtp = await startSmtp()
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const NEW_PASSWORD = 'drei Karten für heute'
const patch = (visitor: Visitor, account: object) => visitor.send('PATCH', '/api/me', { account })

async function mailTo(server: TestServer, address: string) {
  await server.jobs.runDue()
  return smtp.received.findLast(({ recipients }) => recipients.includes(address))?.mail
}

const photo = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#b3261e' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' }, IFD0: { Copyright: 'Eva Geheim' } })
    .jpeg()
    .toBuffer()

/** Uploads bytes as they are. */
async function upload(server: TestServer, visitor: Visitor, bytes: Buffer, type = 'image/jpeg') {
  return server.app.inject({
    method: 'PUT',
    url: '/api/me/avatar',
    payload: bytes,
    headers: {
      'content-type': type,
      'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
}

describeOnBothDatabases(
  'account',
  (server) => {
    it('is shown to its member alone', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      expect((await visitor.get('/api/me')).json()).toEqual({
        username: user.username,
        email: user.email,
        pending_email: null,
        wants_newsletter: false,
        avatar: null,
        created_at: user.createdAt.toISOString(),
        privacy: { ratings: 'public', favourites: 'public', lists: 'public', comments: 'public' },
        facebook_linked: null,
      })
      expect((await server().visitor().get('/api/me')).statusCode).toBe(401)
    })

    it('takes the newsletter without a password, and nothing that is not offered', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const changes = {
        wants_newsletter: true,
        credentials: 'admin_user',
        username: 'Chefin',
        created_at: '2001-01-01',
      }
      const answer = await patch(visitor, changes)
      expect(answer.json()).toMatchObject({ wants_newsletter: true, username: user.username })
      expect((await visitor.get('/api/session')).json().credentials).toBe('')
    })

    it('changes the address once the mailed link was followed, and tells the old one', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const email = `neu-${user.email}`
      const answer = await patch(visitor, { email: ` ${email.toUpperCase()}`, current_password: TEST_PASSWORD })
      expect(answer.json()).toMatchObject({ email: user.email, pending_email: email })
      const token = /\/email\/([\w-]+)/.exec((await mailTo(server(), email))?.text ?? '')?.[1]
      const confirm = () => server().visitor().send('POST', '/api/email_confirmation', { token })
      expect((await confirm()).json()).toEqual({ email })
      expect((await visitor.get('/api/me')).json()).toMatchObject({ email, pending_email: null })
      expect((await confirm()).json().code).toBe('token_invalid')
      expect((await mailTo(server(), user.email))?.subject).toBe('Deine Adresse bei Lichtspiel wurde geändert')
    })

    it('takes the profile from a linked Facebook account with a new address and with a new password, and says so', async () => {
      const { db } = server().database
      const user = await server().addUser()
      const link = () => db.update(users).set({ facebookId: user.id }).where(eq(users.id, user.id))
      const isLinked = () => db.$count(users, eq(users.facebookId, user.id))
      const visitor = await server().member(user)
      await link()
      const email = `neu-${user.email}`
      await patch(visitor, { email, current_password: TEST_PASSWORD })
      const token = /\/email\/([\w-]+)/.exec((await mailTo(server(), email))?.text ?? '')?.[1]
      expect(await isLinked()).toBe(1)
      await server().visitor().send('POST', '/api/email_confirmation', { token })
      expect(await isLinked()).toBe(0)
      expect((await mailTo(server(), user.email))?.text).toContain('Die Verknüpfung mit Facebook ist damit gelöst.')
      await link()
      await patch(visitor, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(await isLinked()).toBe(0)
      expect((await mailTo(server(), email))?.text).toContain('Die Verknüpfung mit Facebook ist damit gelöst.')
    })

    it('takes the profile from a linked Facebook account when its member says so by the password, and tells them', async () => {
      const { db } = server().database
      const user = await server().addUser()
      await db.update(users).set({ facebookId: user.id }).where(eq(users.id, user.id))
      const visitor = await server().member(user)
      expect((await visitor.get('/api/me')).json().facebook_linked).toBe(true)
      for (const current_password of [undefined, 'falsch']) {
        const refused = await patch(visitor, { facebook_linked: false, current_password })
        expect(refused.json().errors).toEqual({ current_password: ['Das ist nicht dein Passwort.'] })
      }
      expect((await patch(visitor, { facebook_linked: true, current_password: TEST_PASSWORD })).statusCode).toBe(422)
      expect((await visitor.get('/api/me')).json().facebook_linked).toBe(true)
      expect(await mailTo(server(), user.email)).toBeUndefined()
      const ended = { facebook_linked: false, current_password: TEST_PASSWORD }
      // Null: nobody signs in by Facebook on this server.
      expect((await patch(visitor, ended)).json().facebook_linked).toBeNull()
      expect(await db.$count(users, eq(users.facebookId, user.id))).toBe(0)
      const subject = 'Dein Profil bei Lichtspiel ist nicht mehr mit Facebook verknüpft'
      expect((await mailTo(server(), user.email))?.subject).toBe(subject)
      smtp.received.length = 0
      expect((await patch(visitor, ended)).statusCode).toBe(200)
      expect(await mailTo(server(), user.email)).toBeUndefined()
    })

    it('ends a link to another address with a new password, and with the address that holds; tells that one of it', async () => {
      const user = await server().addUser()
      const intruder = await server().member(user)
      const askFor = async (email: string) => {
        await patch(intruder, { email, current_password: TEST_PASSWORD })
        return /\/email\/([\w-]+)/.exec((await mailTo(server(), email))?.text ?? '')?.[1]
      }
      const confirm = async (token: string | undefined) =>
        (await server().visitor().send('POST', '/api/email_confirmation', { token })).json().code
      const first = await askFor(`erste-${user.email}`)
      expect((await mailTo(server(), user.email))?.subject).toContain('wurde eine neue Adresse angegeben')
      expect((await patch(intruder, { email: user.email })).json()).toMatchObject({ pending_email: null })
      expect(await confirm(first)).toBe('token_invalid')
      const second = await askFor(`zweite-${user.email}`)
      const owner = await server().member(user)
      const answer = await patch(owner, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(answer.json()).toMatchObject({ email: user.email, pending_email: null })
      expect(await confirm(second)).toBe('token_invalid')
      expect((await owner.get('/api/me')).json().email).toBe(user.email)
    })

    it('does not say that an address is somebody else’s, and gives it to nobody', async () => {
      const other = await server().addUser()
      const user = await server().addUser()
      const visitor = await server().member(user)
      const answer = await patch(visitor, { email: other.email, current_password: TEST_PASSWORD })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ email: user.email, pending_email: other.email })
      const mail = await mailTo(server(), other.email)
      expect(mail?.subject).toBe('Du hast schon ein Profil bei Lichtspiel')
      expect(mail?.text).not.toContain('/email/')
    })

    it('needs the current password for address and password, and says what is wrong with the new ones', async () => {
      const visitor = await server().member()
      const faults = [
        [{ email: 'neu@example.org' }, { current_password: ['Das ist nicht dein Passwort.'] }],
        [{ password: NEW_PASSWORD, current_password: 'x' }, { current_password: ['Das ist nicht dein Passwort.'] }],
        [{ email: 'a@b\r\nBcc: c@d.example' }, { email: ['Das ist keine gültige E-Mail-Adresse.'] }],
        [{ password: 'kurz' }, { password: ['Dein Passwort braucht mindestens 10 Zeichen.'] }],
        [{ password: 'changeme123' }, { password: ['Dieses Passwort ist zu leicht zu erraten.'] }],
        [{ password: 'Lichtspiel!2026' }, { password: ['Dieses Passwort ist zu leicht zu erraten.'] }],
      ]
      for (const [account, errors] of faults) {
        const answer = await patch(visitor, account ?? {})
        expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
      }
    })

    it('begins a new session for who changes the password, and ends all others', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const elsewhere = await server().member(user)
      const stolen = server().visitor()
      for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value)
      const answer = await patch(visitor, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect([answer.statusCode, answer.json().username]).toEqual([200, user.username])
      expect(visitor.cookies.get('session')).not.toBe(stolen.cookies.get('session'))
      expect((await visitor.get('/api/session')).json().type).toBe('RegisteredUser')
      expect((await visitor.get('/api/me/sessions')).json().items).toMatchObject([{ current: true }])
      // The XSRF token that came along is of the new session.
      expect((await patch(visitor, { wants_newsletter: true })).statusCode).toBe(200)
      for (const other of [elsewhere, stolen]) {
        expect((await other.get('/api/session')).json().type).toBe('AnonymousUser')
      }
      expect((await server().visitor().signIn(user.username, NEW_PASSWORD)).statusCode).toBe(200)
      expect((await mailTo(server(), user.email))?.subject).toBe('Dein Passwort bei Lichtspiel wurde geändert')
    })

    it('lets nobody guess the password who found the device unlocked', async () => {
      const visitor = await server().member()
      for (let guess = 0; guess < 10; guess++) await patch(visitor, { password: NEW_PASSWORD, current_password: 'x' })
      const right = await patch(visitor, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(right.statusCode).toBe(429)
    })

    it('lets nobody who guesses it elsewhere keep its member from changing it', async () => {
      const user = await server().addUser()
      const [owner, thief] = [await server().member(user), await server().member(user)]
      for (let guess = 0; guess < 11; guess++) await patch(thief, { password: NEW_PASSWORD, current_password: 'x' })
      const answer = await patch(owner, { password: NEW_PASSWORD, current_password: TEST_PASSWORD })
      expect(answer.statusCode).toBe(200)
    })

    it('has an avatar: cut square, in two formats, without what the camera noted', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const bytes = await photo()
      expect(bytes.includes('Eva Geheim')).toBe(true)
      const answer = await upload(server(), visitor, bytes)
      expect(answer.statusCode).toBe(200)
      const { avatar } = answer.json()
      expect(avatar).toMatchObject({ widths: [52, 84, 168], aspectRatio: 1 })
      for (const format of ['avif', 'webp']) {
        const image = await visitor.get(`/images/${avatar.id}/168/${avatar.filename}`, { accept: `image/${format}` })
        expect(image.headers['content-type']).toBe(`image/${format}`)
        const metadata = await sharp(image.rawPayload).metadata()
        expect(metadata).toMatchObject({ width: 168, height: 168 })
        expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
        expect(image.rawPayload.includes('Eva Geheim')).toBe(false)
      }
      expect((await visitor.get('/api/session')).json().current_user_avatar).toEqual({
        image_id: avatar.id,
        image_filename: avatar.filename,
      })
    })

    it('leaves no picture behind when two are given at once', async () => {
      const visitor = await server().member()
      const folders = () => readdirSync(join(server().config.dataDir, 'images'))
      await upload(server(), visitor, await photo())
      const before = folders().length
      const pictures = await Promise.all([photo(), photo(300, 300), photo(200, 300)])
      await Promise.all(pictures.map((bytes) => upload(server(), visitor, bytes)))
      const { avatar } = (await visitor.get('/api/me')).json()
      expect(folders()).toHaveLength(before)
      expect(folders()).toContain(avatar.id)
    })

    it('replaces and removes the avatar with its files, and takes them along when it is deleted', async () => {
      const visitor = await server().member()
      const folderOf = (id: string) => join(server().config.dataDir, 'images', id)
      const first = (await upload(server(), visitor, await photo())).json().avatar.id
      const second = (await upload(server(), visitor, await photo(90, 300))).json().avatar.id
      expect([existsSync(folderOf(first)), existsSync(folderOf(second))]).toEqual([false, true])
      expect((await visitor.send('DELETE', '/api/me/avatar')).json().avatar).toBeNull()
      expect(existsSync(folderOf(second))).toBe(false)
      const third = (await upload(server(), visitor, await photo())).json().avatar.id
      await visitor.send('DELETE', '/api/me', { password: TEST_PASSWORD })
      expect(existsSync(folderOf(third))).toBe(false)
    })

    it('turns a picture as the camera was held', async () => {
      const visitor = await server().member()
      // Left half red, right half blue, noted as turned by a quarter: red is above.
      const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer()
      const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
        .composite([{ input: red, left: 0, top: 0 }])
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
      const { avatar } = (await upload(server(), visitor, bytes)).json()
      const image = await visitor.get(`/images/${avatar.id}/168/${avatar.filename}`, { accept: 'image/webp' })
      const { data, info } = await sharp(image.rawPayload).raw().toBuffer({ resolveWithObject: true })
      const above = data.subarray((10 * info.width + 84) * 3)
      expect([Number(above[0]) > 200, Number(above[2]) < 60]).toEqual([true, true])
    })

    it.each<[string, () => Promise<Buffer>, string, number, string]>([
      [
        'an SVG called PNG',
        async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
        'image/png',
        422,
        'Bitte nimm ein Bild als JPEG, PNG, WebP oder AVIF.',
      ],
      [
        'a GIF called JPEG',
        () =>
          sharp({ create: { width: 99, height: 99, channels: 3, background: '#fff' } })
            .gif()
            .toBuffer(),
        'image/jpeg',
        422,
        'Bitte nimm ein Bild als JPEG, PNG, WebP oder AVIF.',
      ],
      [
        'HTML',
        async () => Buffer.from('<html><script>1</script>'),
        'image/jpeg',
        422,
        'Bitte nimm ein Bild als JPEG, PNG, WebP oder AVIF.',
      ],
      [
        'a broken picture',
        async () => (await photo()).subarray(0, 900),
        'image/jpeg',
        422,
        'Dieses Bild ist beschädigt.',
      ],
      ['a picture too small', () => photo(40, 40), 'image/jpeg', 422, 'Dieses Bild ist zu klein.'],
      [
        'a picture that is next to a line',
        () => photo(60, 6000),
        'image/jpeg',
        422,
        'Dieses Bild ist zu lang und zu schmal.',
      ],
      ['a picture with a side too long', () => photo(16_100, 2100), 'image/jpeg', 422, 'Dieses Bild ist zu groß.'],
      [
        'a bomb: few bytes, many pixels',
        () =>
          sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' } })
            .png({ compressionLevel: 9 })
            .toBuffer(),
        'image/png',
        422,
        'Dieses Bild ist zu groß.',
      ],
    ])('takes no avatar from %s', async (_name, make, type, status, sentence) => {
      const visitor = await server().member()
      const answer = await upload(server(), visitor, await make(), type)
      expect([answer.statusCode, answer.json().errors]).toEqual([status, { avatar: [sentence] }])
      expect((await visitor.get('/api/me')).json().avatar).toBeNull()
    })

    it('takes one avatar of a member at a time, and says when to come back', async () => {
      const visitor = await server().member()
      const picture = await photo()
      const answers = await Promise.all([1, 2].map(() => upload(server(), visitor, picture)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
      const refused = answers.find(({ statusCode }) => statusCode === 429)
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1)
      expect((await upload(server(), visitor, picture)).statusCode).toBe(200)
    })

    it('takes no avatar of another type, too many bytes, without token, or without anything', async () => {
      const visitor = await server().member()
      expect((await upload(server(), visitor, Buffer.from('{}'), 'application/json')).statusCode).toBe(415)
      expect((await upload(server(), visitor, Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413)
      expect((await visitor.send('PUT', '/api/me/avatar')).statusCode).toBe(415)
      const stranger = server().visitor()
      expect((await upload(server(), stranger, await photo())).statusCode).toBe(403)
    })
  },
  { env: { SMTP_URL: smtp.url, PASSWORD_MEMORY: '1024' } },
)
