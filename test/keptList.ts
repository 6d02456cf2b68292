/** The storage of a list on the device, as `visitorList` uses it, with what lies there. */
export function keptList(stored: unknown) {
  const listeners = new Set<() => void>()
  let held = stored
  return {
    read: async (): Promise<unknown> => held,
    change: async (apply: (before: unknown) => readonly unknown[]): Promise<void> => {
      held = apply(held)
    },
    announce: (): void => {
      for (const listener of listeners) listener()
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
