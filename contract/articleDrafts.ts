import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ArticleId, Instant } from './ids.ts'
import { receiptOf } from './receipt.ts'

/** Words of an article that is published (PRODUCT K5), and characters of a draft, whatever the words. */
export const MIN_ARTICLE_WORDS = 20
export const MAX_ARTICLE_WORDS = 5_000
export const MAX_DRAFT_LENGTH = 50_000
export const MAX_ARTICLE_TITLE = 120
/** The limit of drafts and articles of one member. */
export const MAX_DRAFTS = 200
/** The limit of kept versions of one article. */
export const MAX_VERSIONS = 50

/** Made by the device with each save. */
export const Revision = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\w-]+$/))

/** Kept as it was typed: nothing is trimmed. */
const Text = z.object({
  title: z.string().check(z.maxLength(MAX_ARTICLE_TITLE)),
  body: z.string().check(z.maxLength(MAX_DRAFT_LENGTH)),
  revision: Revision,
})

/** The reason for which an article was not published at its time. */
const Missed = z.enum(['text', 'blocked'])

/** A member's article as its author works on it. Readers see what was published last, not this text. */
export const OwnDraft = z.object({
  id: ArticleId,
  title: z.string(),
  body: z.string(),
  revision: z.string(),
  /** The text that another device wrote meanwhile, until the member settles on one of the two. */
  other: z.nullable(z.object({ title: z.string(), body: z.string(), revision: z.string() })),
  /** The time at which it will be published, and the revision that was current when that was decided. */
  schedule: z.nullable(z.object({ at: Instant, revision: z.string() })),
  /** Null while nobody else reads it. */
  publishedAt: z.nullable(Instant),
  /** The revision that readers see; null while there is none. */
  publishedRevision: z.nullable(z.string()),
  /** Of its page, from the first time that it is published. */
  permalink: z.nullable(z.string()),
  missed: z.nullable(Missed),
  deleted: z.boolean(),
  createdAt: Instant,
  /** Server time of the last change. */
  updatedAt: Instant,
})
export type OwnDraft = z.infer<typeof OwnDraft>

export const DraftParams = z.object({ id: ArticleId })
const command = { audience: 'member', command: true, params: DraftParams } as const

export const saveDraftCall = defineCall({
  ...command,
  method: 'PUT',
  path: '/api/me/drafts/:id',
  summary: 'Save the text of a draft, or begin one',
  body: z.object({
    draft: z.extend(Text, {
      /** The revision that was changed; null for a new draft. On an older one the text is kept beside the newest one. */
      base: z.nullable(Revision),
      /** The other text, which this one settles. */
      settles: z.optional(z.nullable(Revision)),
      /** A version that the member asked to keep. */
      keep: z.optional(z.boolean()),
    }),
  }),
  answer: receiptOf(OwnDraft),
})

export const deleteDraftCall = defineCall({
  ...command,
  method: 'DELETE',
  path: '/api/me/drafts/:id',
  summary: 'Delete a draft, and the article where it is published',
  answer: receiptOf(OwnDraft),
})

export const publishArticleCall = defineCall({
  ...command,
  method: 'PUT',
  path: '/api/me/drafts/:id/publication',
  summary: 'Publish an article, now or later',
  publishes: true,
  body: z.object({
    publication: z.object({
      /** The revision that the author has seen. */
      revision: Revision,
      /** Null, or a time that has passed: now. */
      at: z.nullable(Instant),
    }),
  }),
  answer: receiptOf(OwnDraft),
})

export const withdrawArticleCall = defineCall({
  ...command,
  method: 'DELETE',
  path: '/api/me/drafts/:id/publication',
  summary: 'Withdraw a published article, or one that is to be published later',
  answer: receiptOf(OwnDraft),
})
