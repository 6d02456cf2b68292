import { type ComponentType, useEffect, useState } from 'react'
import { missingPart } from '../../texts/notFound.ts'

export type LazyPart<P> = ComponentType<P> & {
  /** Loads the code, so that the part stands there at its first rendering. */
  preload: () => Promise<void>
}

/** The message in the place of a part whose code could not be fetched. */
const MissingPart = () => <p role="status">{missingPart}</p>

/**
 * A part of the shell whose code comes with its first use; nothing shows until then, and the place says that it is busy.
 * Unlike `lazy` in a `Suspense` it can be loaded beforehand, shows by an update of its own, and needs no boundary: a page
 * that is still coming to life hydrates a boundary late, and does not retry it while anything else keeps rendering. A
 * part whose code cannot be had says so, and comes when the network is back.
 *
 * @param Missing what stands there meanwhile; a line of text by default.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType = MissingPart,
): LazyPart<P> {
  let Loaded: ComponentType<P> | null = null
  const preload = async () => {
    Loaded ??= await load()
  }
  const Part = (props: P) => {
    const [state, setState] = useState(Loaded ? 'there' : 'coming')
    useEffect(() => {
      if (state === 'there') return
      const arrive = () => {
        preload().then(
          () => setState('there'),
          () => setState('missing'),
        )
      }
      if (state === 'coming') arrive()
      window.addEventListener('online', arrive)
      return () => window.removeEventListener('online', arrive)
    }, [state])
    if (Loaded) return <Loaded {...props} />
    return state === 'missing' ? <Missing /> : <span role="status" aria-busy="true" hidden />
  }
  return Object.assign(Part, { preload })
}
