import { atom } from 'jotai'
import type * as z from 'zod/mini'
import { articlePreviewCall } from '#contract/articleVersions.ts'
import { callUnsafe } from '../core/callUnsafe.ts'

type Blocks = z.infer<typeof articlePreviewCall.answer>['body']

/** The server's own rendering of a text; null where it did not answer. */
export const previewAtom = atom(null, async (get, set, body: string): Promise<Blocks | null> => {
  const reply = await callUnsafe(get, set, articlePreviewCall, { body: { body } })
  return reply.kind === 'ok' ? reply.value.body : null
})
