import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { CommentId } from '#contract/ids.ts'
import type { OwnComment } from '#contract/ownComments.ts'
import { ownCommentRef } from '../comments/refs.ts'
import { offlineAtom } from '../core/network.ts'
import { openSafely, replayNowAtom } from '../core/outbox.ts'
import { loadResourceAtom, type Resource } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { useReload } from '../core/useReload.ts'
import { useResource } from '../core/useResource.ts'

/** The server's version of a comment that was also changed here. `gone`: it was taken back, or is no more. */
export type OtherVersion =
  | { state: 'loading' | 'gone' | 'unreachable' | 'failed' }
  | { state: 'known'; comment: OwnComment }

/** Asks for the other version now, and again when there is a network. `again` asks once more. */
export function useOtherVersion(id: CommentId): { other: OtherVersion; again: () => void } {
  const resource = useResource(ownCommentRef(id))
  const isOffline = useAtomValue(offlineAtom)
  const load = useSetAtom(loadResourceAtom)
  const again = useReload(ownCommentRef(id))
  useEffect(() => {
    if (!isOffline) void load(ownCommentRef(id), { refresh: true })
  }, [id, isOffline, load])
  return { other: toOtherVersion(resource, isOffline), again }
}

function toOtherVersion(resource: Resource<OwnComment>, isOffline: boolean): OtherVersion {
  switch (resource.state) {
    case 'idle':
      return { state: isOffline ? 'unreachable' : 'loading' }
    case 'fetching':
      return { state: 'loading' }
    case 'ready': {
      const comment = resource.last.data
      return comment.deleted ? { state: 'gone' } : { state: 'known', comment }
    }
    case 'failed':
      switch (resource.failure.reason) {
        case 'notFound':
          return { state: 'gone' }
        case 'unreachable':
          return { state: 'unreachable' }
        case 'problem':
          return { state: 'failed' }
      }
  }
}

/** Sends the member's version over the other one that they have seen, at once. */
export const sendMineAtom = atom(null, async (get, set, seq: number, other: OwnComment): Promise<void> => {
  const owner = get(ownerAtom)
  const outbox = await openSafely(get)
  if (owner === null || outbox === null) return
  await outbox.sendOver(owner, seq, { version: other.updatedAt }, await toConfirmed(other))
  set(replayNowAtom)
})

/** Drops the member's version in favour of the other one that they have seen. */
export const keepOtherAtom = atom(null, async (get, _set, seq: number, other: OwnComment): Promise<void> => {
  const owner = get(ownerAtom)
  const outbox = await openSafely(get)
  if (owner !== null && outbox !== null) await outbox.keepOther(owner, seq, await toConfirmed(other))
})

/** The commands come with the outbox, not with this screen. */
async function toConfirmed(comment: OwnComment) {
  const { toConfirmedComment } = await import('../../sync/commands/comment.ts')
  return toConfirmedComment(comment)
}
