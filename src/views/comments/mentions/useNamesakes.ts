import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { use, useEffect, useState } from 'react'
import type { Author } from '#contract/author.ts'
import type { Reply } from '#contract/comments.ts'
import { MIN_NAME_QUERY } from '#contract/friends.ts'
import { repliesRef } from '../../../atoms/comments/refs.ts'
import { loadResourceAtom, pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { ownerAtom } from '../../../atoms/core/session.ts'
import { useResource } from '../../../atoms/core/useResource.ts'
import { findMembersAtom } from '../../../atoms/friends/findMembers.ts'
import { friendshipsRef } from '../../../atoms/friends/refs.ts'
import { useMuted } from '../../../atoms/marks/useMuted.ts'
import { ThreadHere } from '../ThreadHere.ts'
import { type Namesake, toNamesakes } from './toNamesakes.ts'

/** The pause after the last key before the server is asked, as in searches (PRODUCT D4). */
const DEBOUNCE_MS = 200

const nobody: readonly Author[] = []

/**
 * The suggested members: authors of this thread at once and without a network, friends as far as the page knows them,
 * and all others as soon as the server has answered. Visitors are shown authors of this thread alone.
 *
 * @param typed the text after the `@`; null while no name is typed.
 */
export function useNamesakes(typed: string | null): readonly Namesake[] {
  const owner = useAtomValue(ownerAtom)
  const isMuted = useMuted()
  const thread = useWriters()
  const friends = useFriends(typed !== null && owner !== null)
  const member = useFound(owner === null ? null : typed)
  if (typed === null) return []
  const isLeftOut = (id: string) => id === owner || isMuted(id)
  return toNamesakes(typed, { thread: thread(), friend: friends, member }, isLeftOut)
}

/** The authors of this thread, as far as its comments are on the page. */
function useWriters(): () => Author[] {
  const store = useStore()
  const comments = use(ThreadHere)
  return () => {
    const resources = store.get(resourcesAtom)
    const all = comments.flatMap((comment): Reply[] => {
      const more = pickResource(resources, repliesRef(comment.id))
      const loaded = more.state === 'idle' ? [] : (more.last?.data.items ?? [])
      return [comment, ...comment.replies, ...loaded]
    })
    return all.filter(({ deleted }) => !deleted).map(({ author }) => author)
  }
}

function useFriends(isAsked: boolean): readonly Author[] {
  const load = useSetAtom(loadResourceAtom)
  const found = useResource(friendshipsRef)
  useEffect(() => {
    if (isAsked) void load(friendshipsRef)
  }, [isAsked, load])
  const last = found.state === 'idle' ? null : found.last
  return last?.data.friends.map(({ user }) => user) ?? nobody
}

/** The members that the server found last; the caller leaves out those who do not match newer text. */
function useFound(typed: string | null): readonly Author[] {
  const find = useSetAtom(findMembersAtom)
  const [found, setFound] = useState(nobody)
  useEffect(() => {
    if (typed === null || typed.length < MIN_NAME_QUERY) return
    const asked = new AbortController()
    const timer = setTimeout(() => {
      void find(typed, asked.signal).then((members) => {
        if (!asked.signal.aborted) setFound(members)
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [typed, find])
  return found
}
