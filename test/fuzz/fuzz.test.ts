import { createStore } from 'jotai'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../e2e/support/server.ts'
import { createAppRouter } from '../../src/app/pages/router.tsx'
import { prepareWorldTemplate } from '../demoWorld.ts'
import { copyDatabase, WORLD } from '../postgres.ts'
import { isBuilt, ServerProcess } from '../torture/serverProcess.ts'
import { fuzz } from './fuzz.ts'
import { pages } from './pageAddress.ts'
import { requestOf } from './requests.ts'
import { toCurl } from './toCurl.ts'

const REQUESTS = 1_500

if (!isBuilt()) console.warn('\nThe server is not built (npm run build): the fuzz was LEFT OUT.\n')

describe.skipIf(!isBuilt())('whatever is asked', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })

  async function serve(databaseUrl: string | undefined): Promise<number> {
    const port = await freePort()
    const server = new ServerProcess(port, `http://127.0.0.1:${port}`, databaseUrl)
    ends.push(() => server.dispose())
    await server.start()
    return port
  }

  /** The address of a database with the demo world; undefined where there is no PostgreSQL: the embedded one. */
  async function openWorld(): Promise<string | undefined> {
    const admin = inject('postgresUrl')
    if (admin === null) return undefined
    await prepareWorldTemplate(admin)
    const { url, drop } = await copyDatabase(admin, WORLD)
    ends.push(drop)
    return url
  }

  // `npm run fuzz` asks the embedded database, too.
  it('is answered in time, and by no fault of ours', async () => {
    const report = await fuzz({ port: await serve(await openWorld()), seed: 1, requests: REQUESTS }, () => {})
    expect(report.faults.join('\n')).toBe('')
    expectBreadth(report.statuses)
  }, 300_000)
})

/** Most of the ways in which a server answers were met: else the requests are not what they ought to be. */
function expectBreadth(statuses: ReadonlyMap<number, number>): void {
  const met = [200, 400, 401, 403, 404, 405, 413, 415, 422].filter((status) => (statuses.get(status) ?? 0) > 0)
  expect(met).toEqual([200, 400, 401, 403, 404, 405, 413, 415, 422])
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 4)
}

it('asks the same of every server: the seed and the number decide', () => {
  const some = (seed: number) => Array.from({ length: 300 }, (_each, number) => toCurl(requestOf(seed, number)))
  expect(some(3)).toEqual(some(3))
  expect(some(3)).not.toEqual(some(4))
})

it('knows every page of the app', () => {
  const router = createAppRouter(createStore())
  const paths = Object.keys(router.routesByPath)
  expect(pages.toSorted()).toEqual(paths.toSorted())
})
