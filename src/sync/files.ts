import type { Call } from '#contract/call.ts'
import { toUrl } from '#contract/call.ts'
import { type Api, createApi, type Fetch, type Reply } from './api.ts'

/** A file that the server made; `name` is what it calls it, null when it says nothing. */
export type FileReply = Exclude<Reply<never>, { kind: 'ok' }> | { kind: 'ok'; file: Blob; name: string | null }

/** An api whose calls send `file` itself as their body, as what its type says. Answers are those of the contract. */
export function createUploadApi(fetchFn: Fetch, file: Blob): Api {
  return createApi((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('content-type', file.type)
    return fetchFn(url, { ...init, headers, body: file })
  })
}

/** Fetches a call whose answer is bytes (`mediaType`). An answer of another type, as of a captive portal, is none. */
export async function download(fetchFn: Fetch, call: Call & { mediaType: string }): Promise<FileReply> {
  try {
    const response = await fetchFn(toUrl(call), {
      method: call.method,
      credentials: 'same-origin',
      redirect: 'error',
      headers: { accept: call.mediaType },
    })
    if (!response.ok) return await readRefusal(call, response)
    if (!response.headers.get('content-type')?.startsWith(call.mediaType)) return { kind: 'unreachable' }
    return { kind: 'ok', file: await response.blob(), name: toFileName(response.headers.get('content-disposition')) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** The api knows how refusals are read. */
async function readRefusal(call: Call, response: Response): Promise<FileReply> {
  const reply: Reply<unknown> = await createApi(async () => response)(call)
  return reply.kind === 'ok' ? { kind: 'unreachable' } : reply
}

function toFileName(disposition: string | null): string | null {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null
}
