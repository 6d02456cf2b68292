import { type ComponentType, useEffect, useState } from 'react'

export type LazyPart<P> = ComponentType<P> & {
  /** Loads the code, so that the part stands there at its first rendering. */
  preload: () => Promise<void>
}

/**
 * A part of the shell whose code comes with its first use; nothing shows until then, and the place says that it is busy. Unlike `lazy` in a `Suspense` it
 * can be loaded beforehand, shows by an update of its own, and needs no boundary: a page that is still coming to life
 * hydrates a boundary late, and does not retry it while anything else keeps rendering.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | null = null
  const preload = async () => {
    Loaded ??= await load()
  }
  const Part = (props: P) => {
    const [, setLoaded] = useState(Loaded !== null)
    useEffect(() => {
      if (Loaded !== null) return
      void preload().then(() => setLoaded(true))
    }, [])
    return Loaded ? <Loaded {...props} /> : <span role="status" aria-busy="true" hidden />
  }
  return Object.assign(Part, { preload })
}
