import { HeadContent } from '@tanstack/react-router'
import { ShowtimeAbove } from './ShowtimeAbove.tsx'
import { Shell } from './shell/Shell.tsx'

/** The outermost component: head tags of the matched routes (React moves them to the document's head), then the shell. */
export function Root() {
  return (
    <>
      <HeadContent />
      <Shell />
      <ShowtimeAbove />
    </>
  )
}
