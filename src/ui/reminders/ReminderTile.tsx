import { remind } from '../../texts/reminders.ts'
import { ActionTile } from '../kit/ActionTile.tsx'
import { Icon } from '../kit/Icon.tsx'

/** Sets a reminder or takes it back, as one of several ways on. Its name stays: it is pressed or not. */
export function ReminderTile({ isSet, onToggle }: { isSet: boolean; onToggle: () => void }) {
  return (
    <ActionTile sign={<Icon name={isSet ? 'check' : 'bell'} />} aria-pressed={isSet} onClick={onToggle}>
      {remind}
    </ActionTile>
  )
}
