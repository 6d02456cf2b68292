import { mute } from '../../texts/marks.ts'
import { MarkToggle } from './MarkToggle.tsx'
import type { MarkFace } from './markFace.ts'

/** Folds away what a member writes, wherever it shows. */
export function MuteButton({ mark, onToggle }: { mark: MarkFace; onToggle: () => void }) {
  return <MarkToggle icon="moon" words={mute} mark={mark} onToggle={onToggle} />
}
