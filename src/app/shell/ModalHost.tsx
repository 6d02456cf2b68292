import { rootRouteId, useHydrated, useSearch } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { type ComponentType, useEffect } from 'react'
import { closeModalAtom, type Modal, modalGoneAtom, shownModalAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { missingPart } from '../../texts/notFound.ts'
import { lazyPart } from './lazyPart.tsx'

/** In the place of a dialog whose code could not be fetched: a message, and the page as it was. */
function MissingDialog() {
  const store = useStore()
  useEffect(() => {
    store.set(notifyAtom, { kind: 'info', message: missingPart })
    const shown = store.get(shownModalAtom)
    store.set(closeModalAtom)
    if (shown) store.set(modalGoneAtom, shown.id)
  }, [store])
  return null
}

const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>) => lazyPart(load, MissingDialog)

const AddToListModal = lazyDialog(() => import('./AddToListModal.tsx').then((module) => module.AddToListModal))
const ConfirmModal = lazyDialog(() => import('./ConfirmModal.tsx').then((module) => module.ConfirmModal))
const CopyListModal = lazyDialog(() => import('./CopyListModal.tsx').then((module) => module.CopyListModal))
const DarkModeModal = lazyDialog(() => import('./DarkModeModal.tsx').then((module) => module.DarkModeModal))
const DiaryModal = lazyDialog(() => import('./DiaryModal.tsx').then((module) => module.DiaryModal))
const LoginModal = lazyDialog(() => import('./LoginModal.tsx').then((module) => module.LoginModal))
const ShareModal = lazyDialog(() => import('./ShareModal.tsx').then((module) => module.ShareModal))
const ShowtimeDialog = lazyDialog(() => import('./ShowtimeDialog.tsx').then((module) => module.ShowtimeDialog))

/**
 * Shows what lies above the page: the showtime that the URL asks for (`?showtime=<id>`), and the open modal above that.
 * Each comes with its first use; nothing on the server.
 */
export function ModalHost() {
  const showtime = useSearch({ from: rootRouteId, select: (search) => search.showtime })
  const isHydrated = useHydrated()
  const shown = useAtomValue(shownModalAtom)
  return (
    <>
      {showtime && isHydrated && show({ type: 'cinemaShowtime', id: showtime }, showtime)}
      {shown && show(shown.modal, String(shown.id))}
    </>
  )
}

function show(modal: Modal | { type: 'cinemaShowtime'; id: string }, key: string) {
  switch (modal.type) {
    case 'cinemaShowtime':
      return <ShowtimeDialog key={key} id={modal.id} />
    case 'login':
      return <LoginModal key={key} redirectTo={modal.redirectTo} purpose={modal.purpose} />
    case 'darkMode':
      return <DarkModeModal key={key} />
    case 'confirm':
      return <ConfirmModal key={key} question={modal} />
    case 'share':
      return <ShareModal key={key} link={modal} />
    case 'addToList':
      return <AddToListModal key={key} title={modal.title} />
    case 'copyList':
      return <CopyListModal key={key} source={modal.source} />
    case 'diary':
      return <DiaryModal key={key} title={modal.title} entry={modal.entry ?? null} />
  }
}
