import type { ArticleId } from '#contract/ids.ts'
import type { Intent } from '../../src/sync/commands/registry.ts'

const AT = '2026-11-21T12:00:00.000Z'

type Saved = { title: string; body: string; revision: string; base: string | null; settles?: string; alone?: boolean }

/** A save of an article: its first one, unless the test says otherwise. */
export const aSave = (id: string, saved: Partial<Saved> = {}): Intent & { kind: 'saveDraft' } => ({
  kind: 'saveDraft',
  args: {
    ...{
      id: id as ArticleId,
      title: 'Im Saal',
      body: 'Es ist dunkel.',
      revision: `${id}-1`,
      base: null,
      createdAt: AT,
    },
    ...saved,
  },
})

/** A publication of a revision, at once unless the test says otherwise. */
export const aPublication = (id: string, revision = `${id}-1`, at: string | null = null): Intent => ({
  kind: 'publishArticle',
  args: { id: id as ArticleId, title: 'Im Saal', revision, at, meantAt: AT },
})

export const aDraftName = (id: string) => ({ id: id as ArticleId, title: 'Im Saal' })

/** The confirmed state of a draft's slot: a text of its owner's alone, unless the test says otherwise. */
export const aDraftState = (id: string, overrides: object = {}) => ({
  slot: `draft/${id}`,
  state: {
    ...{ title: 'Im Saal', body: 'Es ist dunkel.', revision: 'r1', other: null, schedule: null, publishedAt: null },
    ...{ publishedRevision: null, permalink: null, missed: null, deleted: false, createdAt: AT },
    ...overrides,
  },
  updatedAt: AT,
})
