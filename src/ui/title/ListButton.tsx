import * as texts from '../../texts/title.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'

/** Opens the form that puts a title on a list. */
export function ListButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="ghost" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="listAdd" />
      <span>{texts.toList}</span>
    </Button>
  )
}
