import type { Readable, Writable } from 'node:stream'

type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: unknown
  sessionId?: string
}
type Asked = { resolve: (result: never) => void; reject: (error: Error) => void }
type Listener = { sessionId: string; method: string; run: (params: never) => void }

/** Chromium's own protocol over a pipe: commands with their answers, and events. */
export class Protocol {
  private readonly input: Writable
  private readonly waiting = new Map<number, Asked>()
  private readonly listeners: Listener[] = []
  private count = 0

  constructor(input: Writable, output: Readable) {
    this.input = input
    // A browser that was killed reads no more.
    input.on('error', () => {})
    let text = ''
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (text + chunk).split('\0')
      text = messages.pop() ?? ''
      for (const message of messages) this.take(JSON.parse(message) as Message)
    })
    output.on('close', () => {
      for (const asked of this.waiting.values()) asked.reject(new Error('the browser is gone'))
      this.waiting.clear()
    })
  }

  send<T>(method: string, params: unknown = {}, sessionId?: string): Promise<T> {
    this.count += 1
    const id = this.count
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.input.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
    })
  }

  /** Runs with each event of this name. */
  on<T>(sessionId: string, method: string, run: (params: T) => void): void {
    this.listeners.push({ sessionId, method, run })
  }

  private take({ id, method, params, result, error, sessionId }: Message): void {
    for (const one of this.listeners) {
      if (one.method === method && one.sessionId === sessionId) one.run(params as never)
    }
    const asked = id === undefined ? undefined : this.waiting.get(id)
    if (id === undefined || !asked) return
    this.waiting.delete(id)
    if (error) asked.reject(new Error(JSON.stringify(error)))
    else asked.resolve(result as never)
  }
}
