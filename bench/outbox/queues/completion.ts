/**
 * Notes when transactions that write are complete: an IndexedDB request succeeds before its transaction is, and only
 * then does anything outlive the page. Import it before a database is opened.
 */
let newest: Promise<void> = Promise.resolve()

const begin = IDBDatabase.prototype.transaction
IDBDatabase.prototype.transaction = function (...input: Parameters<typeof begin>) {
  const transaction = begin.apply(this, input)
  if (transaction.mode === 'readwrite') {
    newest = new Promise((resolve) => transaction.addEventListener('complete', () => resolve()))
  }
  return transaction
}

/** Resolves once the newest transaction that writes is complete. */
export const newestComplete = () => newest
