import { randomUUID } from 'node:crypto'
import type { Visitor } from './visitor.ts'

/** Enough words for an article. */
export const LONG = 'Im Dunkeln sitzen und schauen, was kommt, bis das Licht wieder angeht. '.repeat(3).trim()

type Save = { title?: string; body?: string; revision: string; base: string | null; settles?: string; keep?: boolean }

/** The commands of a member about drafts, as the outbox sends them. */
export function draftCommands(visitor: Visitor) {
  const save = (id: string, draft: Save, headers = {}) =>
    visitor.command('PUT', `/api/me/drafts/${id}`, { draft: { title: 'Im Saal', body: LONG, ...draft } }, headers)
  return { save, ...others(visitor, save) }
}

const others = (
  visitor: Visitor,
  save: (id: string, draft: Save) => Promise<{ statusCode: number; body: string }>,
) => ({
  remove: (id: string) => visitor.command('DELETE', `/api/me/drafts/${id}`),
  publish: (id: string, revision: string, at: string | null = null, headers = {}) =>
    visitor.command('PUT', `/api/me/drafts/${id}/publication`, { publication: { revision, at } }, headers),
  withdraw: (id: string, headers = {}) =>
    visitor.command('DELETE', `/api/me/drafts/${id}/publication`, undefined, headers),
  versions: async (id: string) => (await visitor.get(`/api/me/drafts/${id}/versions`)).json().versions,
  /** Begins a draft. @returns its id. */
  async begun(draft: Partial<Save> = {}) {
    const id = randomUUID()
    const answer = await save(id, { revision: 'r1', base: null, ...draft })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return id
  },
})
