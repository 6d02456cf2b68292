import type { ToWorker } from '../../sync/workerMessages.ts'
import { browserIdle } from '../core/pageMoments.ts'

/** The part of the Network Information API that is used; not every browser has it. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether a visitor's connection bears more than what was asked for. */
const isGood = ({ saveData = false, effectiveType = '' }: Connection = {}) => !saveData && !effectiveType.endsWith('2g')

/**
 * Asks the worker for the app's files that did not come with its installation, once the page is idle, and again whenever
 * the network is back. On a poor connection they come with their first use alone.
 */
export async function fetchLater(container: ServiceWorkerContainer, page: Window = window): Promise<void> {
  const ask = async () => {
    const { connection } = page.navigator as Navigator & { connection?: Connection }
    if (!isGood(connection)) return
    const { active } = await container.ready
    await browserIdle()
    active?.postMessage({ type: 'fetchLater' } satisfies ToWorker)
  }
  page.addEventListener('online', () => void ask())
  await ask()
}
