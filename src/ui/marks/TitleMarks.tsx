import * as texts from '../../texts/marks.ts'
import { MarkToggle } from './MarkToggle.tsx'
import type { MarkFace } from './markFace.ts'

type Toggled = MarkFace & { toggle: () => void }

/** "Merken" and "Gesehen" of a title. */
export function TitleMarks({ watch, watched }: { watch: Toggled; watched: Toggled }) {
  return (
    <>
      <MarkToggle icon="bookmark" words={texts.watch} mark={watch} onToggle={watch.toggle} />
      <MarkToggle icon="eye" words={texts.watched} mark={watched} onToggle={watched.toggle} />
    </>
  )
}
