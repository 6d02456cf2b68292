import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ownerAtom } from '../core/session.ts'
import type { VisibleDraft } from './drafts.ts'
import { keepTextAtom, readTextAtom } from './keptTexts.ts'
import { editAtom, editedOf, saveTextAtom, toShownText } from './writeDraft.ts'

/** The longest time that something typed is not on the device, and the pause in writing after which it is sent, in ms. */
const KEEP_MS = 300
const SAVE_MS = 2_500

/**
 * The text of a draft in the editor: on the device while it is typed, in the outbox after a pause, when the page goes, and
 * as soon as it is asked for.
 */
export function useEditedText(id: string, saved: VisibleDraft | null | undefined) {
  const owner = useAtomValue(ownerAtom)
  const edited = useAtomValue(editedOf(id, owner ?? ''))
  const edit = useSetAtom(editAtom)
  const save = useSetAtom(saveTextAtom)
  const keep = useSetAtom(keepTextAtom)
  const read = useSetAtom(readTextAtom)
  const timers = useRef<{ keep?: ReturnType<typeof setTimeout>; save?: ReturnType<typeof setTimeout> }>({})
  const shown = toShownText(saved, edited)
  const keepNow = useEffectEvent(() => {
    delete timers.current.keep
    if (owner !== null && edited?.isDirty) void keep(id, owner, edited)
  })
  const saveNow = useEffectEvent(() => {
    clearTimeout(timers.current.save)
    keepNow()
    if (edited?.isDirty) void save(id)
  })
  const restore = useEffectEvent((text: { title: string; body: string }) => {
    if (edited === null) edit(id, text)
    saveNow()
  })
  useEffect(() => {
    if (owner === null) return
    void read(id, owner).then((kept) => kept && restore(kept))
  }, [id, owner, read])
  useEffect(() => {
    if (!edited?.isDirty) return
    // The first words are there at once, so that the draft has its place among the others.
    timers.current.keep ??= setTimeout(() => keepNow(), KEEP_MS)
    clearTimeout(timers.current.save)
    timers.current.save = setTimeout(() => saveNow(), edited.base === null ? KEEP_MS : SAVE_MS)
  }, [edited])
  useEffect(() => {
    const leave = () => saveNow()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    const { current } = timers
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      clearTimeout(current.keep)
      saveNow()
    }
  }, [])
  return {
    text: shown,
    isDirty: edited?.isDirty ?? false,
    savedAt: edited?.savedAt ?? null,
    change: (text: { title: string; body: string }) => edit(id, text),
  }
}
