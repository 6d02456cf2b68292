import { parentPort, workerData } from 'node:worker_threads'
import { serveEmbedded } from './embedded.ts'

/** Runs the embedded database in a thread of its own, so that a slow query never holds the event loop. */
const server = await serveEmbedded(workerData.dataDir)
parentPort?.postMessage({ socketFolder: server.socketFolder })
parentPort?.once('message', async () => {
  await server.stop()
  parentPort?.postMessage('stopped')
  parentPort?.close()
})
