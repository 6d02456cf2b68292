import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Author } from '#contract/author.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { toNames, type VisibleThread } from '../../atoms/messages/threads.ts'
import { messageIdsAtom, sendMessageAtom, startThreadAtom } from '../../atoms/messages/write.ts'
import * as texts from '../../texts/messages.ts'

/** Starts a thread once, or goes on in the one with the same members, and leads there. */
export function useStarting(threads: readonly VisibleThread[], onDone: () => void) {
  const { create } = useAtomValue(messageIdsAtom)
  const startThread = useSetAtom(startThreadAtom)
  const send = useSetAtom(sendMessageAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  const navigate = useNavigate()
  // One for the opened form, so that a second press is the same thread.
  const [ids] = useState(() => ({ id: create(), message: create() }))
  const [isSaving, setSaving] = useState(false)
  const start = async (people: readonly Author[], body: string): Promise<void> => {
    if (isSaving) return
    setSaving(true)
    const same = threads.find((thread) => isBetween(thread, people))
    const isStored = await attempt(() =>
      same
        ? send({ id: same.id, name: toNames(same.people) }, ids.message, body)
        : startThread({ ...ids, people, body }),
    )
    setSaving(false)
    if (!isStored) return
    onDone()
    await navigate({ to: '/inbox/$id', params: { id: same?.id ?? ids.id } })
  }
  return { isSaving, start }
}

/** Whether a thread is one with exactly these members, all of whom are still in it. */
function isBetween({ people }: VisibleThread, wanted: readonly Author[]): boolean {
  const ids = new Set<string>(wanted.map(({ id }) => id))
  return people.length === ids.size && people.every(({ user, hasLeft }) => !hasLeft && ids.has(user.id))
}
