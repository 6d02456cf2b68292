import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The search parameters of a page as they were chosen last: the address has them at once, and the page follows behind a
 * frame and its loader (`paintFirst`). Controls show these, so that they answer a press in the next frame.
 *
 * @param path the page's.
 * @param shown the parameters that the page shows; they hold while another page comes.
 */
export function useChosenSearch<T extends object>(path: string, shown: T): T {
  const { history, options, routesByPath }: AnyRouter = useRouter()
  const read = () => history.location
  const { pathname, search } = useSyncExternalStore(history.subscribe, read, read)
  if (pathname !== path) return shown
  const raw = options.parseSearch(search)
  return { ...raw, ...routesByPath[path]?.options.validateSearch(raw) }
}
