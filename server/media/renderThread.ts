import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { RenderTask } from './render.ts'
import type { RenderOrder, RenderReport } from './renderWorker.ts'

/** Resolves when all files of the image are there. */
export type Render = (task: RenderTask) => Promise<void>

/** A thread without work gives its memory back after this. */
const IDLE_MS = 20_000

type Waiting = { resolve(): void; reject(error: Error): void }

/** Draws in a thread of its own, which starts with the first image and ends when there is nothing left to draw. */
export function createRenderThread(start: () => Worker = startWorker): Render {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let orders = 0
  let idle: NodeJS.Timeout | undefined

  const lose = (lost: Worker, error: Error) => {
    if (worker !== lost) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const open = () => {
    const opened = start()
    opened.unref()
    opened.on('message', ({ order, error }: RenderReport) => {
      const asked = waiting.get(order)
      waiting.delete(order)
      if (error === null) asked?.resolve()
      else asked?.reject(new Error(error))
      if (waiting.size === 0) idle = setTimeout(() => close(opened), IDLE_MS).unref()
    })
    opened.on('error', (error) => lose(opened, error))
    opened.on('exit', (code) => lose(opened, new Error(`The drawing thread ended with code ${code}`)))
    return opened
  }
  const close = (done: Worker) => {
    if (worker === done) worker = undefined
    void done.terminate()
  }

  return (task) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      worker ??= open()
      const order = orders++
      waiting.set(order, { resolve, reject })
      worker.postMessage({ order, task } satisfies RenderOrder)
    })
}

/** The thread's file stands beside the bundle, or beside this source while developing. */
function startWorker(): Worker {
  const here = dirname(fileURLToPath(import.meta.url))
  const bundled = [join(here, 'renderWorker.js'), join(here, '..', 'renderWorker.js')].find((file) => existsSync(file))
  if (bundled !== undefined) return new Worker(bundled)
  // A thread does not inherit what `tsx` does to its process.
  const source = pathToFileURL(join(here, 'renderWorker.ts')).href
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(code, { eval: true })
}
