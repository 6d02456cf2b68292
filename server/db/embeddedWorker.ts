import { parentPort, workerData } from 'node:worker_threads'
import { DataNotOpened, serveEmbedded } from './embedded.ts'

/** Runs the embedded database in a thread of its own, so that a slow query never holds the event loop. */
try {
  const server = await serveEmbedded(workerData.dataDir)
  parentPort?.once('message', async () => {
    await server.stop()
    parentPort?.postMessage('stopped')
    parentPort?.close()
  })
  parentPort?.postMessage({ socketFolder: server.socketFolder })
} catch (error) {
  if (!(error instanceof DataNotOpened)) throw error
  // An error loses its class on the way to the other thread.
  parentPort?.postMessage({ notOpened: error.message })
}
