// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { fetchLater } from './fetchLater.ts'

/** A page with a worker, and with what its browser says of the connection. */
async function aPage(connection?: { saveData?: boolean; effectiveType?: string }) {
  const postMessage = vi.fn()
  const page = Object.assign(new EventTarget(), { navigator: { connection } }) as unknown as Window
  const container = { ready: Promise.resolve({ active: { postMessage } }) } as unknown as ServiceWorkerContainer
  await fetchLater(container, page)
  return { page, postMessage }
}

it.each([undefined, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
  'asks for the rest of the app on a connection of %o',
  async (connection) => {
    const { postMessage } = await aPage(connection)
    expect(postMessage.mock.calls).toEqual([[{ type: 'fetchLater' }]])
  },
)

it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'asks for nothing on a connection of %o',
  async (connection) => {
    const { postMessage } = await aPage(connection)
    expect(postMessage).not.toHaveBeenCalled()
  },
)

it('asks again when the network is back', async () => {
  const { page, postMessage } = await aPage()
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => postMessage.mock.calls.length).toBe(2)
})
