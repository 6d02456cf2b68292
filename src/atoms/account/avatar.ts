import { atom, type Getter, type Setter } from 'jotai'
import type { Account } from '#contract/account.ts'
import { avatarCall, avatarTypes, MAX_AVATAR_BYTES, removeAvatarCall } from '#contract/avatar.ts'
import type { Reply } from '../../sync/api.ts'
import { createUploadApi } from '../../sync/files.ts'
import { callUnsafe, withToken } from '../core/callUnsafe.ts'
import { fetchAtom } from '../core/files.ts'
import { keepAnswer, type Outcome, toOutcome } from '../core/outcome.ts'
import { reachableAtom } from '../core/reachable.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { sessionEventsAtom, sessionStorageAtom } from '../core/sessionDevice.ts'
import { accountRef } from './refs.ts'

/** The reason why a file can be no avatar, shown before it is sent; null when none is known. */
export function avatarFault(file: File): 'wrongType' | 'tooLarge' | null {
  if (!avatarTypes.some((type) => type === file.type)) return 'wrongType'
  return file.size > MAX_AVATAR_BYTES ? 'tooLarge' : null
}

export const saveAvatarAtom = atom(null, async (get, set, file: File): Promise<Outcome<Account>> => {
  const owner = get(ownerAtom)
  const send = createUploadApi(get(fetchAtom).fetch, file)
  const reply = await withToken(get, set, (headers) => send(avatarCall, { headers }))
  set(reachableAtom, reply)
  return adopt(get, set, reply, owner)
})

/** Goes back to initials. */
export const removeAvatarAtom = atom(null, async (get, set): Promise<Outcome<Account>> => {
  const owner = get(ownerAtom)
  return adopt(get, set, await callUnsafe(get, set, removeAvatarCall), owner)
})

/** The picture stands wherever the member is shown: in all tabs, and after a start without a network. */
async function adopt(get: Getter, set: Setter, reply: Reply<Account>, owner: string | null): Promise<Outcome<Account>> {
  keepAnswer(get, set, accountRef, reply, owner)
  const session = get(sessionAtom)
  if (reply.kind === 'ok' && session.type === 'RegisteredUser' && session.id === owner) {
    const { avatar } = reply.value
    const current_user_avatar = avatar && { image_id: avatar.id, image_filename: avatar.filename }
    const changed = { ...session, current_user_avatar }
    set(sessionAtom, changed)
    get(sessionEventsAtom).tell(changed)
    // Nothing is remembered where storage is forbidden.
    await get(sessionStorageAtom)
      .write(changed)
      .catch(() => undefined)
  }
  return toOutcome(set, reply)
}
