import paths from 'virtual:route-paths'

/** A screen's path: its parameters stand for one part each. */
const screens = new RegExp(`^(${paths.map((path) => path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')).join('|')})/?$`)

/**
 * Does the app's shell answer a navigation to this path? What is no screen of the app (the API and its reference,
 * calendar files, feeds, a machine's own mailbox) is the server's.
 */
export function opensShell({ pathname }: Pick<URL, 'pathname'>): boolean {
  return screens.test(pathname)
}
