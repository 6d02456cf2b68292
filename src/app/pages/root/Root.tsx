import { HeadContent } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Shell } from '../../shell/Shell.tsx'

/** The outermost component: head tags of the matched routes (React moves them to the document's head), then the shell. */
export function Root() {
  useEffect(() => {
    // Before this a rendered page is links and forms only. Who drives a browser waits for it.
    document.documentElement.dataset.live = ''
  }, [])
  return (
    <>
      <HeadContent />
      <Shell />
    </>
  )
}
