const listeners = new Set<() => void>()

/**
 * Says to this process that something was announced, which its transaction may yet have to commit. For the embedded
 * database, which has one process and one connection: whoever asks now is answered after that commit.
 */
export function wakeThisProcess(): void {
  for (const listener of listeners) listener()
}

/** @returns how to stop hearing of it. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
