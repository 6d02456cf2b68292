import { act, waitFor } from '@testing-library/react'
import type { createStore } from 'jotai'
import { followedAtom, type LiveNews } from '../src/atoms/core/live.ts'

/** Tells the part of the page that follows something what has happened; waits until a part follows. */
export async function tellNews(store: ReturnType<typeof createStore>, ...news: readonly LiveNews[]): Promise<void> {
  const followed = await waitFor(() => {
    const [first] = store.get(followedAtom)
    if (!first) throw new Error('nothing is followed')
    return first
  })
  act(() => {
    for (const each of news) followed.onNews(each)
  })
}
