import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ListId } from '#contract/ids.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { addToListAtom, createListAtom, listIdsAtom } from '../../atoms/lists/changeLists.ts'
import { type ListChoice, loadUserListsAtom, toListChoices } from '../../atoms/lists/listChoices.ts'
import { type ListedTitle, ownListsAtom } from '../../atoms/lists/lists.ts'
import { userListsRef } from '../../atoms/lists/refs.ts'
import { loadingFailed, storageFailed } from '../../texts/lists.ts'

/** The chosen list: an existing one, or one that is made with the title. */
export type Chosen = { kind: 'list'; id: ListId; name: string } | { kind: 'new'; name: string }

/** The description of the title, and whether a list that is made with it is private. */
export type AddedWith = { description: string; private: boolean }

/** The lists to choose from and the state of the form (PRODUCT E2). */
export function useAddToList(title: ListedTitle) {
  const owner = useAtomValue(ownerAtom)
  const own = useAtomValue(ownListsAtom)
  const asked = useResource(userListsRef(title))
  const choices = toListChoices(own?.lists ?? null, asked, title)
  const load = useSetAtom(loadUserListsAtom)
  const notify = useSetAtom(notifyAtom)
  const { type, id } = title
  // Also when the signed-in user changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title by its id
  useEffect(() => {
    if (owner === null) return
    void load(title).then((isLoaded) => isLoaded || notify({ kind: 'error', message: loadingFailed }))
  }, [load, notify, owner, type, id])

  const [picked, pick] = useState<Chosen | null>(null)
  const [saved, setSaved] = useState<{ list: ListId; name: string } | null>(null)
  const chosen = picked ?? toFirst(choices, saved?.list ?? null)
  const [isSaving, setSaving] = useState(false)
  const ids = useAtomValue(listIdsAtom)
  // The same form again makes the same list (K9), until the title stands on it.
  const newId = useRef<ListId | null>(null)
  const createList = useSetAtom(createListAtom)
  const addToList = useSetAtom(addToListAtom)
  const attempt = useAfterLogin('change', storageFailed)

  /** Stores a new list first, then the title on it. Returns whether both were stored. */
  const store = async (to: Chosen, added: AddedWith): Promise<boolean> => {
    setSaving(true)
    if (to.kind === 'new') newId.current ??= ids.create()
    const list = { id: to.kind === 'list' ? to.id : (newId.current ?? ids.create()), name: to.name }
    const isStored = await attempt(async () => {
      const form = { name: to.name, description: '', private: added.private }
      const made = to.kind === 'new' ? await createList(list.id, form) : 'queued'
      return made === 'queued' ? addToList(list, title, added.description.trim()) : made
    })
    setSaving(false)
    if (!isStored) return false
    newId.current = null
    setSaved({ list: list.id, name: list.name })
    pick(null)
    return true
  }
  return { choices, chosen, pick, isSaving, store, saved }
}

/** The first list that does not have the title yet. `without`: the list that the title is just being put on. */
function toFirst(choices: readonly ListChoice[] | null, without: ListId | null): Chosen | null {
  const first = choices?.find(({ id, isOn }) => !isOn && id !== without)
  return first ? { kind: 'list', id: first.id, name: first.name } : null
}
