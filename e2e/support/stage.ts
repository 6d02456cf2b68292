import { test as base, expect } from '@playwright/test'
import { choiceOf, storeChoice } from './consent.ts'
import { createDatabase, type ServerDatabase } from './database.ts'
import { FaultProxy } from './faultProxy.ts'
import { liveAlways } from './livePage.ts'
import { freePort, RealServer } from './server.ts'
import { collectViolations } from './violations.ts'

/** A server with a database of its own and a proxy in front, which is what browsers talk to. */
export type Stage = {
  server: RealServer
  proxy: FaultProxy
  /** Undefined without PostgreSQL. */
  database: ServerDatabase | undefined
  url: string
  /** Closes the port that browsers use, and the server behind it. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  /** Kills the server while the proxy stays, as a crash behind a load balancer. */
  crash(): Promise<void>
  recover(): Promise<void>
}

/** Tests with the stage set: started once for all tests of a worker, restarted by those that stop it. */
export const test = base.extend<
  { baseURL: string; asked: boolean; worker: boolean; serving: undefined },
  { draws: boolean; env: Record<string, string>; stage: Stage }
>({
  /** Does the server draw its pictures? Journeys that look at them say so. */
  draws: [false, { scope: 'worker', option: true }],
  /** What the server's operator sets besides. */
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
  /** Has the visitor still to decide on consent? Else all was refused on an earlier visit, and no card covers anything. */
  asked: [false, { option: true }],
  /** Is the journey about what the service worker does? Installing it takes longer than most journeys do. */
  worker: [false, { option: true }],
  page: async ({ page, asked, worker }, use) => {
    if (!asked) await page.addInitScript(storeChoice, choiceOf([]))
    if (!worker) await page.context().addInitScript(installNoWorker)
    const violations = await collectViolations(page.context())
    await use(liveAlways(page))
    // Whatever a journey is about.
    expect(violations).toEqual([])
  },
  // Whatever a test did to the server, the next one finds it whole.
  serving: [
    async ({ stage }, use) => {
      stage.proxy.fault = () => 'pass'
      await stage.comeBack()
      await use(undefined)
    },
    { auto: true },
  ],
})

/** A browser that is for ever about to install the worker. */
function installNoWorker(): void {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
}
