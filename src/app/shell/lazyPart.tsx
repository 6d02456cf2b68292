import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the shell whose code comes with its first use; nothing shows until then. Unlike `lazy` in a `Suspense` it
 * shows by an update of its own: React's retry of a boundary has been seen not to come while a rendered page is still
 * coming to life, and a menu opened then stayed empty.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null
  return function LazyPart(props: P) {
    const [, setLoaded] = useState(Loaded !== null)
    useEffect(() => {
      if (Loaded !== null) return
      void load().then((part) => {
        Loaded = part
        setLoaded(true)
      })
    }, [])
    return Loaded && <Loaded {...props} />
  }
}
