import { HeadContent } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Shell } from '../../shell/Shell.tsx'

/**
 * The outermost component: head tags of the matched routes (React moves them to the document's head), then the shell.
 */
export function Root() {
  useEffect(() => {
    // Until this attribute is set, the page is not hydrated. Browser tests wait for it.
    document.documentElement.dataset.live = ''
  }, [])
  return (
    <>
      <HeadContent />
      <Shell />
    </>
  )
}
