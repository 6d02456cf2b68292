import { toMeetup } from '../../texts/meetupDraft.ts'
import { ActionTile } from '../kit/ActionTile.tsx'
import { Icon } from '../kit/Icon.tsx'

/** Chooses a showing for a meetup or takes it out, as one of several ways on. Its name stays: it is pressed or not. */
export function MeetupTile({ isChosen, onToggle }: { isChosen: boolean; onToggle: () => void }) {
  return (
    <ActionTile sign={<Icon name={isChosen ? 'check' : 'people'} />} aria-pressed={isChosen} onClick={onToggle}>
      {toMeetup}
    </ActionTile>
  )
}
