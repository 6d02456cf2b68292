import { hang, type Refusal } from './modelServerAnswers.ts'

/** A fault of one request. `dropAnswer` happens after the effect. */
export type Fault =
  | 'dropRequest'
  | 'dropAnswer'
  | 'hang'
  | 'portal'
  | 'portal404'
  | 'portal403'
  | 'portal401'
  /** `whole`, for a batch: the fault concerns the request, not one of its commands. */
  | (Refusal & { whole?: true })

/** Calls `run` once, `ms` from now. */
export type SetTimer = (ms: number, run: () => void) => void

/** The requests on their way to the model server: their transit times, and the keys in flight. */
export class ModelNetwork {
  /**
   * The transit times of the next requests for commands, in ms. A request arrives although its sender has given up
   * meanwhile.
   */
  uploads: number[] = []
  /** Keys that were in flight twice at the same time. */
  readonly overlaps: string[] = []
  readonly #inFlight = new Map<string, number>()
  #setTimer: SetTimer

  constructor(setTimer: SetTimer) {
    this.#setTimer = setTimer
  }

  begin(key: string): void {
    if (this.#inFlight.get(key)) this.overlaps.push(key)
    this.#inFlight.set(key, (this.#inFlight.get(key) ?? 0) + 1)
  }

  end(key: string): void {
    this.#inFlight.set(key, (this.#inFlight.get(key) ?? 1) - 1)
  }

  /**
   * Resolves when a request arrives. A request whose sender has given up by then arrives nevertheless: `arriveLate`.
   */
  async travel(signal: AbortSignal | null | undefined, arriveLate: () => void): Promise<void> {
    const ms = this.uploads.shift() ?? 0
    if (ms === 0) return
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(new DOMException('Aborted', 'AbortError'))
      if (signal?.aborted) giveUp()
      signal?.addEventListener('abort', giveUp)
      this.#setTimer(ms, () => (signal?.aborted ? arriveLate() : resolve()))
    })
  }
}

/** Applies the fault of a request on the network, before it reaches the server; null: the request arrives. */
export async function breakRequest(fault: Fault | undefined, init: RequestInit): Promise<Response | null> {
  const html = { 'content-type': 'text/html' }
  if (fault === 'dropRequest') throw new TypeError('Failed to fetch')
  if (fault === 'hang') return hang(init.signal)
  if (fault === 'portal') return new Response('<html>Willkommen', { headers: html })
  if (fault === 'portal404') return new Response('<html>', { status: 404, headers: html })
  if (fault === 'portal403') return new Response('<html>', { status: 403, headers: html })
  if (fault === 'portal401') return new Response('<html>', { status: 401, headers: html })
  return null
}
