import { useMark } from '../../atoms/marks/useMark.ts'
import { storageFailed } from '../../texts/marks.ts'
import { FollowButton } from '../../ui/marks/FollowButton.tsx'

/** The button to follow a person: the member is notified of news about them. */
export function FollowPerson({ id, name }: { id: string; name: string }) {
  const mark = useMark('follow', { type: 'people', id, name }, storageFailed)
  return <FollowButton mark={mark} onToggle={() => void mark.toggle()} />
}
