/** Folders whose next part names one of many things. */
const folders = ['movies', 'serie', 'people', 'kinos', 'users', 'liste', 'news', 'blogs', 'podcast', 'images']

/**
 * The pattern of an address: all films have one pattern, and so have the days of a programme; each page of a menu has
 * its own.
 */
function toPattern({ pathname, searchParams }: URL): string {
  const [first = '', second, ...rest] = pathname.split('/').slice(1)
  const path = second !== undefined && folders.includes(first) ? ['', first, '*', ...rest].join('/') : pathname
  const names = [...new Set(searchParams.keys())].toSorted()
  const fixed = searchParams.get('order') === 'forecast' ? '=forecast' : ''
  return names.length > 0 ? `${path}?${names.join('&')}${fixed}` : path
}

/** The addresses of the links in a page's HTML, and the ids of its elements. */
function readLinks(html: string): { hrefs: string[]; ids: Set<string> } {
  const body = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const anchors = [...body.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag)
  const hrefs = anchors.map((tag) => decodeEntities(/\shref="([^"]*)"/.exec(tag)?.[1] ?? ''))
  const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeEntities(id)))
  return { hrefs, ids }
}

const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

export type Crawl = {
  /** All requested addresses. */
  visited: Set<string>
  /** The faults in words, with the page on which each was found. */
  faults: string[]
}

/**
 * Follows every link of the site from some addresses on, at most a few of each pattern.
 *
 * @param cookie of a member; empty for a visitor.
 */
export async function crawl(origin: string, from: readonly string[], cookie = ''): Promise<Crawl> {
  const MOST_OF_A_KIND = 2
  const AT_ONCE = 4
  const kinds = new Map<string, number>()
  const visited = new Set<string>()
  const faults: string[] = []
  const waiting: { url: URL; on: string }[] = []

  const add = (href: string, on: string) => {
    const url = new URL(href, origin + on)
    if (url.origin !== origin) return
    url.hash = ''
    const address = url.pathname + url.search
    const kind = toPattern(url)
    if (visited.has(address) || (kinds.get(kind) ?? 0) >= MOST_OF_A_KIND) return
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    visited.add(address)
    waiting.push({ url, on })
  }

  const visit = async ({ url, on }: { url: URL; on: string }) => {
    const here = url.pathname + url.search
    const answer = await fetch(url, { headers: { cookie } })
    const text = await answer.text()
    if (answer.status !== 200) faults.push(`${on} links to ${here}: ${answer.status}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    const { hrefs, ids } = readLinks(text)
    for (const href of hrefs) {
      const target = href.startsWith('#') ? decodeURIComponent(href.slice(1)) : null
      if (href === '' || target === '') faults.push(`${here} has an empty link`)
      else if (target !== null && !ids.has(target)) faults.push(`${here} links to #${target}, which is not on it`)
      else if (target === null) add(href, here)
    }
  }

  for (const path of from) add(path, '/')
  const next = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) await visit(page)
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, next))
  return { visited, faults }
}
