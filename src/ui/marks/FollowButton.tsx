import { follow } from '../../texts/marks.ts'
import { MarkToggle } from './MarkToggle.tsx'
import type { MarkFace } from './markFace.ts'

/** Follows a person or a member: the one thing to do on their page. */
export function FollowButton({ mark, onToggle }: { mark: MarkFace; onToggle: () => void }) {
  return <MarkToggle icon={mark.set ? 'check' : 'addBox'} words={follow} mark={mark} onToggle={onToggle} primary />
}
