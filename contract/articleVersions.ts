import * as z from 'zod/mini'
import { Block } from './articleBody.ts'
import { DraftParams, MAX_DRAFT_LENGTH, Revision } from './articleDrafts.ts'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'

// Apart from `articleDrafts.ts`: the outbox writes drafts and never reads versions.

/** A version of an article, without its text. */
const DraftVersion = z.object({
  revision: z.string(),
  title: z.string(),
  words: z.int(),
  savedAt: Instant,
  /** `published`: readers saw it. `other`: it was written beside another text. `kept`: the member asked for it. */
  mark: z.nullable(z.enum(['published', 'other', 'kept'])),
})

export const draftVersionsCall = defineCall({
  method: 'GET',
  path: '/api/me/drafts/:id/versions',
  summary: 'The kept versions of an article, the newest first',
  audience: 'member',
  params: DraftParams,
  answer: z.object({ versions: z.array(DraftVersion) }),
})

export const draftVersionCall = defineCall({
  method: 'GET',
  path: '/api/me/drafts/:id/versions/:revision',
  summary: 'One version of an article, with its text',
  audience: 'member',
  params: z.extend(DraftParams, { revision: Revision }),
  answer: z.extend(DraftVersion, { body: z.string() }),
})

export const articlePreviewCall = defineCall({
  method: 'POST',
  path: '/api/me/article_preview',
  summary: 'A text as its page would show it; nothing is stored',
  audience: 'member',
  body: z.object({ body: z.string().check(z.maxLength(MAX_DRAFT_LENGTH)) }),
  answer: z.object({ body: z.array(z.catch(z.nullable(Block), null)) }),
})
