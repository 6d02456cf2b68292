/**
 * Lets several workers share a transaction (group commit): what is asked for while one runs goes together into the next.
 * What is asked for in the same turn goes together at once. Answers in the order of the questions; an error is everybody's.
 */
export function createGroup<In, Out>(run: (all: readonly In[]) => Promise<readonly Out[]>) {
  type Asked = { what: In; resolve: (out: Out) => void; reject: (error: unknown) => void }
  const waiting: Asked[] = []
  let running = false

  async function work(): Promise<void> {
    running = true
    // The others of this turn have not asked yet.
    await Promise.resolve()
    while (waiting.length > 0) {
      const all = waiting.splice(0)
      try {
        const outs = await run(all.map(({ what }) => what))
        for (const [index, { resolve }] of all.entries()) resolve(outs[index] as Out)
      } catch (error) {
        for (const { reject } of all) reject(error)
      }
      await Promise.resolve()
    }
    running = false
  }

  return (what: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      waiting.push({ what, resolve, reject })
      if (!running) void work()
    })
}
