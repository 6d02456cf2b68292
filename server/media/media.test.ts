import { rm } from 'node:fs/promises'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { toImageUrl } from '#contract/image.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { jobs as jobsTable } from '../db/schema/jobs.ts'
import { images } from '../db/schema/media.ts'
import { folderOfImage, imagesFolder } from './imageFiles.ts'
import type { ImagePlan } from './imagePlan.ts'
import { planImages, toImage } from './service.ts'

function aPlan(overrides: Partial<ImagePlan> = {}): ImagePlan {
  return {
    id: 'p-gaertnerin',
    kind: 'poster',
    title: 'Die Gärtnerin von Sanssouci',
    year: 2025,
    genres: ['Historie'],
    credits: { directors: ['Dean Quandt'], cast: [] },
    seed: 'gaertnerin',
    filename: 'die-gaertnerin',
    priority: 10,
    ...overrides,
  }
}

const anAvatar = (name: string) => aPlan({ id: `a-${name}`, kind: 'avatar', title: name, seed: name, filename: name })
const AVIF = { accept: 'image/avif,image/webp,*/*' }

describeOnBothDatabases('images', (server) => {
  const plan = (...plans: ImagePlan[]) => {
    const { database, jobs } = server()
    return database.db.transaction((tx) => planImages(tx, plans, jobs))
  }
  const row = async (id: string) => {
    const [found] = await server().database.db.select().from(images).where(eq(images.id, id))
    if (!found) throw new Error(`no image ${id}`)
    return found
  }
  const urlOf = async (id: string, width: number) => toImageUrl(toImage(await row(id)), width)
  const drawn = async (name: string) => {
    await plan(anAvatar(name))
    await server().jobs.runDue()
    return urlOf(`a-${name}`, 52)
  }

  it('are planned with the look, colour and widths of their kind; poster and still share the look', async () => {
    await plan(aPlan(), aPlan({ id: 's-gaertnerin', kind: 'still', priority: 5 }))
    const [poster, still] = [await row('p-gaertnerin'), await row('s-gaertnerin')]
    expect(toImage(poster)).toMatchObject({ widths: [148, 348, 698], aspectRatio: 0.698 })
    expect(poster.color).toMatch(/^#[0-9a-f]{6}$/)
    expect(still.recipe).toMatchObject({ look: (poster.recipe as { look: object }).look })
  })

  it('keep their look when planned again, and a still that comes later takes it', async () => {
    await plan(aPlan({ id: 'p-spaet', seed: 'spaet', title: 'Spät' }))
    const before = await row('p-spaet')
    await plan(
      aPlan({ id: 'p-spaet', seed: 'spaet', title: 'Anders' }),
      aPlan({ id: 's-spaet', kind: 'still', seed: 'spaet' }),
    )
    expect(await row('p-spaet')).toEqual(before)
    expect((await row('s-spaet')).recipe).toMatchObject({ look: (before.recipe as { look: object }).look })
    const waiting = await server().database.db.select().from(jobsTable).where(eq(jobsTable.key, 'p-spaet'))
    expect(waiting).toHaveLength(1)
  })

  it('are answered with their colour until they are drawn, and nobody keeps that', async () => {
    await plan(anAvatar('wartend'))
    const answer = await server().app.inject({ url: await urlOf('a-wartend', 52), headers: AVIF })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
    expect(answer.body).toContain((await row('a-wartend')).color)
  })

  it('are drawn next once somebody looks at their place', async () => {
    const { app, database } = server()
    await database.db.delete(jobsTable)
    await plan(anAvatar('gesehen'), { ...anAvatar('eilig'), priority: 50 })
    const jobsByUrgency = async () =>
      (await database.db.select().from(jobsTable).orderBy(desc(jobsTable.priority), jobsTable.id)).map(({ key }) => key)
    expect((await jobsByUrgency())[0]).toBe('a-eilig')
    await app.inject({ url: await urlOf('a-gesehen', 52), headers: AVIF })
    expect((await jobsByUrgency())[0]).toBe('a-gesehen')
  })

  it.each([
    { kind: 'poster', inStock: 348, asked: 148 },
    { kind: 'poster', inStock: 348, asked: 698 },
    { kind: 'still', inStock: 900, asked: 1500 },
    { kind: 'still', inStock: 900, asked: 2560 },
  ] as const)('draw the $kind $asked wide once somebody requests it, who gets $inStock meanwhile', async (given) => {
    const { app, jobs, database } = server()
    await database.db.delete(jobsTable)
    const id = `${given.kind}-${given.asked}`
    await plan(aPlan({ id, kind: given.kind, seed: id }))
    await jobs.runDue()
    const url = await urlOf(id, given.asked)
    const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width
    const meanwhile = await app.inject({ url, headers: AVIF })
    expect(meanwhile.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'no-store' })
    expect(await widthOf(meanwhile.rawPayload)).toBe(given.inStock)
    await jobs.runDue()
    const drawn = await app.inject({ url, headers: AVIF })
    expect(drawn.headers['cache-control']).toContain('immutable')
    expect(await widthOf(drawn.rawPayload)).toBe(given.asked)
  })

  it('draw the requested width of an image that was still waiting', async () => {
    const { app, jobs } = server()
    await plan(aPlan({ id: 'p-frueh', seed: 'frueh' }))
    const url = await urlOf('p-frueh', 698)
    expect((await app.inject({ url, headers: AVIF })).headers['content-type']).toBe('image/svg+xml')
    await jobs.runDue()
    expect((await app.inject({ url, headers: AVIF })).headers['cache-control']).toContain('immutable')
  })

  it('are AVIF or WebP by Accept, kept for good, and validated by ETag', async () => {
    await server().database.db.delete(jobsTable)
    const url = await drawn('kinofan')
    const avif = await server().app.inject({ url, headers: AVIF })
    expect(avif.statusCode).toBe(200)
    expect(avif.headers['content-type']).toBe('image/avif')
    expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(String(avif.headers.vary).toLowerCase()).toContain('accept')
    expect(avif.cookies).toEqual([])
    const webp = await server().app.inject({ url, headers: { accept: 'image/webp,*/*' } })
    expect(webp.headers['content-type']).toBe('image/webp')
    expect(webp.headers.etag).not.toBe(avif.headers.etag)
    const again = await server().app.inject({ url, headers: { ...AVIF, 'if-none-match': String(avif.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    '/images/gibt-es-nicht/52/x',
    '/images/a-kinofan/53/kinofan',
    '/images/a-kinofan/052/kinofan',
    '/images/a-kinofan/52.avif/kinofan',
    '/images/a-kinofan/52/anders',
    '/images/..%2F..%2Fsession-secret/52/x',
    '/images/%2e%2e/52/x',
    '/images/a-kinofan/..%2F52/kinofan',
    '/images/a-kinofan%00/52/kinofan',
  ])('do not exist at %s', async (url) => {
    const answer = await server().app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  })

  it('are drawn again when their files are lost', async () => {
    const { app, config, jobs } = server()
    const url = await drawn('verloren')
    await app.inject({ url, headers: AVIF })
    await rm(folderOfImage(imagesFolder(config.dataDir), 'a-verloren'), { recursive: true })
    expect((await app.inject({ url, headers: AVIF })).headers['content-type']).toBe('image/svg+xml')
    await jobs.runDue()
    expect((await app.inject({ url, headers: AVIF })).headers['content-type']).toBe('image/avif')
  })
})
