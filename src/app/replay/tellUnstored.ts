import { follow } from '../../atoms/core/outbox.ts'
import { reportProblemAtom } from '../../atoms/core/reportProblem.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import type { NotSent } from '../../sync/outbox/outbox.ts'
import { unstored } from '../../texts/unstored.ts'
import type { Store } from '../core/loaderInput.ts'

/**
 * Where the browser lets the app store nothing: says so once a page, and of each act that did not arrive why. Returns how
 * to stop.
 */
export function followUnstored(store: Store): () => void {
  const tell = (why: NotSent) => {
    if (why.kind === 'cancelled') return
    if (why.kind === 'unreachable') store.set(notifyAtom, { kind: 'error', message: unstored.unreachable })
    else if (why.text !== null) store.set(notifyAtom, { kind: 'error', message: why.text })
    else store.set(reportProblemAtom, why.reply)
  }
  return follow(store.get, (outbox) => {
    if (!outbox.watchRefusals) return () => {}
    // Below: it stands for six seconds, and above it would cover the heading of the page that it leads to.
    store.set(notifyAtom, {
      ...{ kind: 'info', position: 'bc', message: unstored.short },
      link: { href: '/ausstehend', caption: unstored.more },
    })
    return outbox.watchRefusals(tell)
  })
}
