import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { bounded } from '../core/bounded.ts'
import { clockAtom } from '../core/context.ts'
import { ownerAtom } from '../core/session.ts'
import { type Draft, holdDraft, keepDraftAtom, readDraftAtom } from './drafts.ts'

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
  /** Typed, or taken back, and not known to be on the device yet. */
  const unsaved = useRef<Draft>(undefined)
  const save = () => {
    const draft = unsaved.current
    if (draft === undefined) return
    void keep(key, draft, owner, now().getTime()).then(() => {
      if (unsaved.current === draft) unsaved.current = undefined
    })
  }
  const leave = useEffectEvent(() => {
    if (unsaved.current) holdDraft(key, unsaved.current, owner, now().getTime())
    save()
  })
  const close = useEffectEvent(save)
  useEffect(() => {
    const onLeave = () => leave()
    // A page that is put away may never come back.
    document.addEventListener('visibilitychange', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onLeave)
      window.removeEventListener('pagehide', onLeave)
      close()
    }
  }, [])
  const change = (draft: Draft) => {
    setWritten({ owner, draft })
    unsaved.current = draft
    if (timer.current !== null) return
    const turn = () => {
      timer.current = null
      if (unsaved.current === undefined) return
      save()
      timer.current = setTimeout(turn, PAUSE)
    }
    turn()
  }
  const clear = () => {
    unsaved.current = empty
    setWritten(null)
    save()
  }
  const isTheirs = written !== null && (written.owner === null || written.owner === owner)
  return { draft: isTheirs ? written.draft : before, change, clear }
}
