import type { ChildProcess } from 'node:child_process'
import { forkWorker } from './forkWorker.ts'
import type { RenderTask } from './render.ts'
import type { RenderOrder, RenderReport } from './renderWorker.ts'

/** Resolves when all files of the image are there. */
export type Render = (task: RenderTask) => Promise<void>

/** A process without work gives its memory back after this. */
const IDLE_MS = 20_000

type Waiting = { resolve(): void; reject(error: Error): void }

/**
 * Draws in a process of its own at the lowest priority: requests never wait for a core, and a picture that kills the
 * decoder takes nobody with it. It starts with the first image and ends when there is nothing left to draw.
 */
export function createRenderProcess(start: () => ChildProcess = startWorker): Render {
  const waiting = new Map<number, Waiting>()
  let worker: ChildProcess | undefined
  let orders = 0
  let idle: NodeJS.Timeout | undefined

  const lose = (lost: ChildProcess, error: Error) => {
    if (worker !== lost) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const open = () => {
    const opened = start()
    opened.unref()
    opened.channel?.unref()
    opened.on('message', (message) => {
      const { order, error } = message as RenderReport
      const asked = waiting.get(order)
      waiting.delete(order)
      if (error === null) asked?.resolve()
      else asked?.reject(new Error(error))
      if (waiting.size === 0) idle = setTimeout(() => close(opened), IDLE_MS).unref()
    })
    opened.on('error', (error) => lose(opened, error))
    opened.on('exit', (code, signal) => lose(opened, new Error(`The drawing process ended with ${signal ?? code}`)))
    return opened
  }
  const close = (done: ChildProcess) => {
    if (worker === done) worker = undefined
    // The worker ends with its channel.
    if (done.connected) done.disconnect()
  }

  return (task) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      worker ??= open()
      const order = orders++
      waiting.set(order, { resolve, reject })
      worker.send({ order, task } satisfies RenderOrder)
    })
}

export const startWorker = (): ChildProcess => forkWorker('renderWorker')
