import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { notifyAtom } from '../../atoms/toast.ts'
import { signedOut } from '../../texts/shell.ts'

/** Signs out and says so. What waits in the outbox stays on the device, bound to its member. */
export function useSignOut() {
  const store = useStore()
  const notify = useSetAtom(notifyAtom)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const { logoutAtom } = await import('../../atoms/login.ts')
    const done = await store.set(logoutAtom)
    setLeaving(false)
    if (done) notify({ kind: 'success', message: signedOut })
  }
  return { leave, leaving }
}
