import { atom } from 'jotai'
import { deleteAccountCall, exportCall } from '#contract/account.ts'
import { download, type FileReply } from '../sync/files.ts'
import { type Outcome, toOutcome } from './accountOutcome.ts'
import { callUnsafe } from './callUnsafe.ts'
import { fetchAtom } from './files.ts'
import { adoptSessionAtom } from './login.ts'
import { reachableAtom } from './reachable.ts'

const EXPORT_NAME = 'lichtspiel.zip'

/** All of the member's data as a file that the server names. */
export const exportAccountAtom = atom(null, async (get, set): Promise<Outcome<{ file: Blob; name: string }>> => {
  const reply: FileReply = await download(get(fetchAtom).fetch, exportCall)
  if (reply.kind !== 'ok') {
    set(reachableAtom, reply)
    return toOutcome(set, reply)
  }
  return { kind: 'done', value: { file: reply.file, name: reply.name ?? EXPORT_NAME } }
})

/** Deletes the account for good; the device then holds nothing of it, as after a logout. */
export const deleteAccountAtom = atom(null, async (get, set, password: string): Promise<Outcome<unknown>> => {
  const reply = await callUnsafe(get, set, deleteAccountCall, { body: { password } })
  if (reply.kind === 'ok') await set(adoptSessionAtom, reply.value)
  return toOutcome(set, reply)
})
