import { type ProblemCode, problemCodes } from '#contract/problem.ts'

/** An answer that is none of 2xx. */
export type Refusal = { status: number; code?: ProblemCode; headers?: Record<string, string>; detail?: string }

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  const text = JSON.stringify(body)
  // As much of a Response as is read: a whole one with its stream takes a tenth of the model's time.
  return {
    ok: status < 300,
    status,
    headers: new Headers({ 'content-type': type, ...headers }),
    json: async () => JSON.parse(text),
  } as Response
}

export function problem({ status, code, headers, detail }: Refusal, key?: string): Response {
  const named = code ?? Object.entries(problemCodes).find(([, known]) => known === status)?.[0] ?? 'unknown'
  const body = {
    type: `about:${named}`,
    title: named,
    status,
    code: named,
    request_id: 'r',
    ...(detail ? { detail } : {}),
  }
  return json(status, body, { ...headers, ...(key ? { 'idempotency-key': key } : {}) })
}

/** An answer that never comes. */
export function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  })
}
