import { useMark } from '../../atoms/marks/useMark.ts'
import * as texts from '../../texts/lists.ts'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import type { ShownList } from './toShownList.ts'

/** The button to flag another member's list. */
export function FlagList({ list: { id, name, isAuthor } }: { list: ShownList }) {
  const flag = useMark('flag', { type: 'lists', id, name }, texts.storageFailed)
  if (isAuthor) return null
  return (
    <MarkLine>
      <FlagButton
        mark={flag}
        what={texts.listCalled(name)}
        onFlag={(why) => void flag.put(why)}
        onTakeBack={() => void flag.clear()}
      />
    </MarkLine>
  )
}
