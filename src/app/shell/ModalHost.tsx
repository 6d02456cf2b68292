import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { modalAtom } from '../../atoms/modal.ts'

const DarkModeModal = lazy(() => import('./DarkModeModal.tsx').then((module) => ({ default: module.DarkModeModal })))
const LoginModal = lazy(() => import('./LoginModal.tsx').then((module) => ({ default: module.LoginModal })))

/** Shows the open modal above the page; each comes with its first use. */
export function ModalHost() {
  const modal = useAtomValue(modalAtom)
  return <Suspense>{modal && show(modal.type)}</Suspense>
}

function show(type: 'login' | 'darkMode') {
  switch (type) {
    case 'login':
      return <LoginModal />
    case 'darkMode':
      return <DarkModeModal />
  }
}
