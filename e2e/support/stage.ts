import { test as base, expect } from '@playwright/test'
import { choiceOf, storeChoice } from './consent.ts'
import { createDatabase, type ServerDatabase } from './database.ts'
import { FaultProxy } from './faultProxy.ts'
import { liveAlways } from './livePage.ts'
import { freePort, RealServer } from './server.ts'
import { collectViolations } from './violations.ts'

/** A server with a database of its own and a proxy before it, to which browsers connect. */
export type Stage = {
  server: RealServer
  proxy: FaultProxy
  /** Undefined without PostgreSQL. */
  database: ServerDatabase | undefined
  url: string
  /** Closes the port that browsers use, and the server behind it. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  /** Kills the server while the proxy stays, like a crash behind a load balancer. */
  crash(): Promise<void>
  recover(): Promise<void>
}

/** Tests with a stage: started once for all tests of a worker, restarted by those that stop it. */
export const test = base.extend<
  { baseURL: string; asked: boolean; worker: boolean; serving: undefined },
  { draws: boolean; env: Record<string, string>; stage: Stage }
>({
  /** Whether the server draws its images. Journeys that check images set it. */
  draws: [false, { scope: 'worker', option: true }],
  /** Further environment variables of the server's operator. */
  env: [{}, { scope: 'worker', option: true }],
  stage: [
    async ({ draws, env }, use) => {
      const [port, publicPort, database] = [await freePort(), await freePort(), await createDatabase()]
      const server = new RealServer(port, { publicPort, databaseUrl: database?.url, draws, env })
      const proxy = new FaultProxy(port, publicPort)
      const comeBack = async () => {
        await server.start()
        await proxy.start()
      }
      await comeBack()
      let isUp = true
      await use({
        server,
        proxy,
        database,
        url: server.url,
        goDown: async () => {
          if (!isUp) return
          isUp = false
          await proxy.stop()
          await server.stop()
        },
        crash: () => server.kill(),
        recover: () => server.start(),
        comeBack: async () => {
          if (isUp) return
          await comeBack()
          isUp = true
        },
      })
      if (isUp) await proxy.stop()
      await server.dispose()
      await database?.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stage }, use) => use(stage.url),
  /**
   * Whether the visitor still has to decide on consent. If not, all was refused on an earlier visit, and no card covers
   * anything.
   */
  asked: [false, { option: true }],
  /** Whether the journey tests the service worker. Its installation takes longer than most journeys. */
  worker: [false, { option: true }],
  page: async ({ page, asked, worker }, use) => {
    if (!asked) await page.addInitScript(storeChoice, choiceOf([]))
    if (!worker) await page.context().addInitScript(installNoWorker)
    const violations = await collectViolations(page.context())
    await use(liveAlways(page))
    // Checked in every journey.
    expect(violations).toEqual([])
  },
  // Each test starts with a running server and no fault, whatever the test before did.
  serving: [
    async ({ stage }, use) => {
      stage.proxy.fault = () => 'pass'
      await stage.comeBack()
      await use(undefined)
    },
    { auto: true },
  ],
})

/** A browser in which the worker's registration never ends. */
function installNoWorker(): void {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
}
