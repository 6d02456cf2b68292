import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { checkCluster, DatabaseDamaged } from './damagedDatabase.ts'
import type { EmbeddedServer } from './embedded.ts'

/**
 * Starts the embedded database in a worker thread. The worker's file stands beside the bundle, or beside this source
 * while developing.
 *
 * @param onLost called when the thread ends without being asked: nothing can be served any more.
 * @throws DatabaseDamaged
 */
export async function startEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<EmbeddedServer> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  checkCluster(dataDir)
  const worker = createWorker({ dataDir })
  let isOpened = false
  let stopping = false
  const lost = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => {
      const reason = `The embedded database ended with code ${code}`
      // Over some damage PGlite ends its thread, now and then before what it says of it has come.
      reject(isOpened ? new Error(reason) : new DatabaseDamaged(dataDir, reason))
    })
  })
  const [{ socketFolder, notOpened }] = await Promise.race([once(worker, 'message'), lost])
  if (notOpened !== undefined) {
    lost.catch(() => {})
    await worker.terminate()
    throw new DatabaseDamaged(dataDir, notOpened)
  }
  isOpened = true
  lost.catch((error) => {
    if (!stopping) onLost(error)
  })
  return {
    socketFolder,
    async stop() {
      stopping = true
      worker.postMessage('stop')
      await Promise.race([once(worker, 'message'), lost.catch(() => {})])
      await worker.terminate()
    },
  }
}

function createWorker(workerData: { dataDir: string }): Worker {
  const here = fileURLToPath(import.meta.url)
  if (!here.endsWith('.ts')) return new Worker(join(dirname(here), 'embeddedWorker.js'), { workerData })
  // A thread does not inherit what `tsx` does to its process.
  const source = pathToFileURL(join(dirname(here), 'embeddedWorker.ts')).href
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(code, { eval: true, workerData })
}
