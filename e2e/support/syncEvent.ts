import { expect, type Page } from '@playwright/test'

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean }

/** Lets the browser fire the `sync` event of an origin's worker, as it does when the network returns. No page is needed. */
export async function dispatchSync(anyPage: Page, origin: string, tag: string): Promise<void> {
  const session = await anyPage.context().newCDPSession(anyPage)
  const known = new Map<string, Registration>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const each of registrations) known.set(each.scopeURL, each)
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => known.get(`${origin}/`)?.registrationId).toBeDefined()
  const registrationId = known.get(`${origin}/`)?.registrationId ?? ''
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  await session.detach()
}
