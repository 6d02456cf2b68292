import type { Rubric } from './articles.ts'

/** The folder of each rubric's pages; the folder itself lists them. */
export const rubricPaths = { news: '/news', blog: '/blogs' } as const satisfies Record<Rubric, string>

/** The path of an article's page. */
export const toArticlePath = ({ rubric, permalink }: { rubric: Rubric; permalink: string }): string =>
  `${rubricPaths[rubric]}/${encodeURIComponent(permalink)}`
