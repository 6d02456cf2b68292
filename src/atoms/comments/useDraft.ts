import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { bounded } from '../core/bounded.ts'
import { clockAtom } from '../core/context.ts'
import { ownerAtom } from '../core/session.ts'
import { type Draft, holdDraft, keepDraftAtom, readDraftAtom } from './drafts.ts'

const empty: Draft = { body: '', spoiler: false }
/**
 * The shortest interval between two writes of a draft, in ms: the first key is written at once, the last one always.
 */
const PAUSE = 300

/**
 * Drafts of this tab by their key, each with its owner; a visitor's draft becomes the draft of the member who signs in.
 */
const writtenAtom = bounded((_key: string, _all: string) => atom<{ owner: string | null; draft: Draft } | null>(null))

/**
 * The draft of a form: kept on the device while it is written, so that it is there after a reload, after a crash, and
 * when the form was closed.
 *
 * @param key the thing that the draft is about.
 * @param before the draft until something is typed.
 */
export function useDraft(key: string, before: Draft = empty) {
  const owner = useAtomValue(ownerAtom)
  const { now } = useAtomValue(clockAtom)
  const [written, setWritten] = useAtom(useMemo(() => writtenAtom(key, ''), [key]))
  const read = useSetAtom(readDraftAtom)
  const keep = useSetAtom(keepDraftAtom)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    // Text that is typed meanwhile has priority over the kept draft.
    void read(key, owner).then((kept) => kept && setWritten((typed) => typed ?? { owner, draft: kept }))
  }, [key, owner, read, setWritten])
  /** Typed or cleared, and not known to be on the device yet. */
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
    // A page in the background may be discarded without another event.
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
