import { home, sections } from '../../texts/breadcrumbs.ts'

/** A page on the way to another one: its name and its path. */
export type Crumb = readonly [name: string, path: string]

const paths: Record<keyof typeof sections, string> = {
  movies: '/filme',
  series: '/serie',
  people: '/people',
  cinemas: '/kinos',
  lists: '/liste',
  news: '/news',
  blog: '/blogs',
}

/**
 * The way from home through a section to a page as a `BreadcrumbList` of schema.org, whose items are absolute addresses.
 *
 * @param trail the pages below the section, the page itself last.
 */
export function toBreadcrumbs(origin: string, section: keyof typeof sections, trail: readonly Crumb[]): object {
  const crumbs: readonly Crumb[] = [[home, '/'], [sections[section], paths[section]], ...trail]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name },
      item: origin + path,
    })),
  }
}
