import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { bounded } from '../bounded.ts'
import { clockAtom } from '../context.ts'
import { ownerAtom } from '../session.ts'
import { type Draft, keepDraftAtom, readDraftAtom } from './drafts.ts'

const empty: Draft = { body: '', spoiler: false }
/** So often at most a draft is kept, in ms: the first key at once, the last one in any case. */
const PAUSE = 300

/** What is being written in this tab, by what it is about, and by whom; a visitor's goes on with whoever signs in. */
const writtenAtom = bounded((_key: string, _all: string) => atom<{ owner: string | null; draft: Draft } | null>(null))

/**
 * What somebody is writing: kept on the device while they write, so that it is there after a reload, a crash, and when
 * the form was closed.
 *
 * @param key what it is about.
 * @param before what stands there until something else is written.
 */
export function useDraft(key: string, before: Draft = empty) {
  const owner = useAtomValue(ownerAtom)
  const { now } = useAtomValue(clockAtom)
  const [written, setWritten] = useAtom(useMemo(() => writtenAtom(key, ''), [key]))
  const read = useSetAtom(readDraftAtom)
  const keep = useSetAtom(keepDraftAtom)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    // What is typed meanwhile goes first.
    void read(key, owner).then((kept) => kept && setWritten((typed) => typed ?? { owner, draft: kept }))
  }, [key, owner, read, setWritten])
  const save = useEffectEvent((draft: Draft) => void keep(key, draft, owner, now().getTime()))
  const last = useRef<Draft>(undefined)
  useEffect(() => {
    const flush = () => {
      if (last.current) save(last.current)
      last.current = undefined
    }
    // A page that is put away may never come back.
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])
  const change = (draft: Draft) => {
    setWritten({ owner, draft })
    last.current = draft
    if (timer.current !== null) return
    const turn = () => {
      timer.current = null
      if (last.current === undefined) return
      void keep(key, last.current, owner, now().getTime())
      last.current = undefined
      timer.current = setTimeout(turn, PAUSE)
    }
    turn()
  }
  const clear = () => {
    last.current = undefined
    setWritten(null)
    void keep(key, empty, owner, now().getTime())
  }
  const isTheirs = written !== null && (written.owner === null || written.owner === owner)
  return { draft: isTheirs ? written.draft : before, change, clear }
}
