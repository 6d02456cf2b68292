import { rootRouteId, useHydrated, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { type Modal, shownModalAtom } from '../../atoms/modal.ts'

const ConfirmModal = lazy(() => import('./ConfirmModal.tsx').then((module) => ({ default: module.ConfirmModal })))
const DarkModeModal = lazy(() => import('./DarkModeModal.tsx').then((module) => ({ default: module.DarkModeModal })))
const LoginModal = lazy(() => import('./LoginModal.tsx').then((module) => ({ default: module.LoginModal })))
const ShareModal = lazy(() => import('./ShareModal.tsx').then((module) => ({ default: module.ShareModal })))
const ShowtimeDialog = lazy(() => import('./ShowtimeDialog.tsx').then((module) => ({ default: module.ShowtimeDialog })))

/**
 * Shows what lies above the page: the showtime that the URL asks for (`?showtime=<id>`), and the open modal above that.
 * Each comes with its first use; nothing on the server, not even an empty boundary: one that is filled before React has
 * brought it to life stays empty.
 */
export function ModalHost() {
  const showtime = useSearch({ from: rootRouteId, select: (search) => search.showtime })
  const isHydrated = useHydrated()
  const shown = useAtomValue(shownModalAtom)
  return (
    <>
      {showtime && isHydrated && <Suspense>{show({ type: 'cinemaShowtime', id: showtime }, showtime)}</Suspense>}
      {shown && <Suspense>{show(shown.modal, String(shown.id))}</Suspense>}
    </>
  )
}

function show(modal: Modal | { type: 'cinemaShowtime'; id: string }, key: string) {
  switch (modal.type) {
    case 'cinemaShowtime':
      return <ShowtimeDialog key={key} id={modal.id} />
    case 'login':
      return <LoginModal key={key} redirectTo={modal.redirectTo} />
    case 'darkMode':
      return <DarkModeModal key={key} />
    case 'confirm':
      return <ConfirmModal key={key} question={modal} />
    case 'share':
      return <ShareModal key={key} link={modal} />
  }
}
