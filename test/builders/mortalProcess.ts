import type { DBCore, DBCoreTable, Middleware } from 'dexie'
import type { Fetch } from '../../src/sync/api.ts'

/**
 * A page or worker that ends at one of its steps: after that step, nothing of it has any effect. A step is each side of
 * an access to the database or the network, and so each side of a commit.
 */
export class MortalProcess {
  readonly #endsAt: number
  /** The transaction or request to which each step belongs. */
  readonly steps: object[] = []
  readonly #death = new AbortController()

  constructor(endsAt: number) {
    this.#endsAt = endsAt
  }

  step(of: object): void {
    this.steps.push(of)
    if (this.steps.length < this.#endsAt) return
    this.#death.abort()
    throw new DOMException('This process has been killed', 'AbortError')
  }

  /** A request that is in transit at the end has lost its sender, but may still arrive. */
  fetch(fetchFn: Fetch): Fetch {
    return async (input, init) => {
      this.step({})
      const signal = AbortSignal.any([this.#death.signal, ...(init?.signal ? [init.signal] : [])])
      const response = await fetchFn(input, { ...init, signal })
      this.step({})
      return response
    }
  }

  /** Adds a step before and after each access to the database. */
  middleware(): Middleware<DBCore> {
    const guard =
      <A extends { trans: object }, R>(run: (input: A) => Promise<R>) =>
      (input: A): Promise<R> => {
        this.step(input.trans)
        return run(input).then((result) => {
          this.step(input.trans)
          return result
        })
      }
    return {
      stack: 'dbcore',
      name: 'mortal',
      create: (core) => ({
        ...core,
        transaction: (...args) => {
          this.step({ mode: 'opens' })
          return core.transaction(...args)
        },
        table: (name): DBCoreTable => {
          const table = core.table(name)
          return {
            ...table,
            mutate: guard(table.mutate),
            get: guard(table.get),
            getMany: guard(table.getMany),
            query: guard(table.query),
            openCursor: guard(table.openCursor),
            count: guard(table.count),
          }
        },
      }),
    }
  }

  /**
   * The fewest steps that cover all possible remains: each side of a request, and the first step of each transaction
   * that writes. A transaction that is cut short leaves nothing, whatever its step, and one that only reads never
   * leaves anything.
   */
  writes(): number[] {
    const { steps } = this
    const isWrite = (of: object) => !('mode' in of) || of.mode === 'readwrite'
    return steps.flatMap((of, index) => (of !== steps[index - 1] && isWrite(of) ? [index + 1] : []))
  }
}
