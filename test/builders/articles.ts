import * as z from 'zod/mini'
import { Article } from '#contract/articles.ts'
import { anAuthor } from './community.ts'

/** A blog article of Mira's on Friday, 20 November 2026, at 19:15 in Berlin, without a picture. */
export const anArticle = (overrides: Partial<z.input<typeof Article>> = {}): Article =>
  z.parse(Article, {
    ...{ id: 'ar-1', permalink: 'treppen', rubric: 'blog', title: 'Treppenhäuser', teaser: 'Nie leer.' },
    author: anAuthor(),
    publishedAt: '2026-11-20T18:15:00.000Z',
    ...{ minutes: 6, picture: null, diggs_count: 3, commentsCount: 2 },
    body: [{ kind: 'paragraph', spans: [{ text: 'Wer eine Leiche findet, hat Stufen gezählt.' }] }],
    about: [],
    updatedAt: '2026-11-20T18:15:00.000Z',
    ...overrides,
  })
