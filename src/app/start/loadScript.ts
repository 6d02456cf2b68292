import { toScriptUrl } from './scriptUrls.ts'
import { admitVendors } from './vendorPolicy.ts'

/** A script of another origin could not be loaded: refused, blocked, or offline. */
export class ScriptError extends Error {
  constructor(url: string) {
    super(`The script ${url} could not be loaded.`)
    this.name = 'ScriptError'
  }
}

type Loading = { promise: Promise<void>; cancel: () => void; waiting: number }

/**
 * Loads scripts into a document, each address once: a call during the loading waits for the same tag, and a later call
 * resolves at once. A tag that failed is removed, so that the next call begins anew.
 *
 * The returned function resolves once the script has run. It rejects with `ScriptError` when that fails, and with the
 * signal's reason when it is aborted; the tag is removed with the last caller that waits for it. Ask for consent first.
 */
export function createScriptLoader(document: Document) {
  const known = new Map<string, Loading>()

  const begin = (url: string): Loading => {
    const tag = document.createElement('script')
    const { promise, resolve, reject } = withResolvers()
    const cancel = () => {
      tag.onload = null
      tag.onerror = null
      tag.remove()
      known.delete(url)
    }
    admitVendors()
    Object.assign(tag, { src: toScriptUrl(url), async: true })
    tag.onload = () => resolve()
    tag.onerror = () => {
      cancel()
      reject(new ScriptError(url))
    }
    const loading = { promise, cancel, waiting: 0 }
    known.set(url, loading)
    document.head.append(tag)
    return loading
  }

  return async (url: string, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted()
    const loading = known.get(url) ?? begin(url)
    if (!signal) {
      // From here on the load can no longer be aborted.
      loading.waiting = Number.POSITIVE_INFINITY
      return loading.promise
    }
    loading.waiting += 1
    const { promise: aborted, reject } = withResolvers()
    const onAbort = () => {
      loading.waiting -= 1
      if (loading.waiting === 0) loading.cancel()
      reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort)
    try {
      await Promise.race([loading.promise, aborted])
      // It has run: no later abort takes it back.
      loading.waiting = Number.POSITIVE_INFINITY
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }
}

/** `Promise.withResolvers`, which Safari has only had since 17.4. */
function withResolvers() {
  let resolve: () => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
