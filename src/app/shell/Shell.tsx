import '../../ui/base.css'
import { Outlet } from '@tanstack/react-router'
import { skipToContent } from '../../texts/shell.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { LazyFooter } from './lazyFooter.ts'
import { ModalHost } from './ModalHost.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import styles from './Shell.module.css'
import { ToastHost } from './ToastHost.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'

/** The frame around every page. */
export function Shell() {
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        {skipToContent}
      </a>
      <Header />
      <OfflineBanner />
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <LazyFooter />
      <BottomBar />
      <UpdatePrompt />
      <ModalHost />
      <ToastHost />
    </>
  )
}
