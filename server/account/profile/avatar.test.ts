import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD, type TestServer } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'

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
  'the avatar',
  (server) => {
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
  { env: { PASSWORD_MEMORY: '1024' } },
)
