import * as texts from '../../texts/diary.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'

/** Opens the form for an entry of the diary. */
export function DiaryButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="ghost" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="calendar" />
      <span>{texts.toDiary}</span>
    </Button>
  )
}
