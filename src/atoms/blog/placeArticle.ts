import { atom } from 'jotai'
import type { ArticleId } from '#contract/ids.ts'
import { clockAtom } from '../core/context.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'
import { saveTextAtom } from './writeDraft.ts'

type Named = { id: string; title: string }

/** Publishes what the editor shows, now (`at` null) or later. */
export const publishArticleAtom = atom(
  null,
  async (get, set, { id, title }: Named, at: string | null): Promise<CommandResult> => {
    const revision = await set(saveTextAtom, id)
    if (revision === null) return 'storageFailed'
    const meantAt = get(clockAtom).now().toISOString()
    return set(enqueueAtom, { kind: 'publishArticle', args: { id: id as ArticleId, title, revision, at, meantAt } })
  },
)

export const withdrawArticleAtom = atom(
  null,
  (_get, set, { id, title }: Named): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'withdrawArticle', args: { id: id as ArticleId, title } }),
)

export const deleteDraftAtom = atom(
  null,
  (_get, set, { id, title }: Named): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'deleteDraft', args: { id: id as ArticleId, title } }),
)
