import { atom } from 'jotai'
import { deleteAccountCall, exportCall } from '#contract/account.ts'
import { download, type FileReply } from '../../sync/files.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { fetchAtom } from '../core/files.ts'
import { type Outcome, toOutcome } from '../core/outcome.ts'
import { reachableAtom } from '../core/reachable.ts'
import { becomeVisitorAtom } from '../signOut/logout.ts'

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

/**
 * Deletes the account for good. The device then has nothing of it, as after a sign-out; waiting entries are discarded.
 *
 * @param away leaves the page, which needs the account; called once the account is deleted.
 */
export const deleteAccountAtom = atom(
  null,
  async (get, set, password: string, away: () => Promise<void>): Promise<Outcome<unknown>> => {
    const reply = await callUnsafe(get, set, deleteAccountCall, { body: { password } })
    if (reply.kind === 'ok') {
      await away().catch(() => undefined)
      await set(becomeVisitorAtom, 'discard')
    }
    return toOutcome(set, reply)
  },
)
