import { toOwnCount } from '../../atoms/marks/markCounts.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import * as texts from '../../texts/lists.ts'
import { MarkToggle } from '../../ui/marks/MarkToggle.tsx'
import type { ShownList } from './toShownList.ts'

/** Digg and watch of a list. Its author has neither, and sees the number of diggs. */
export function ListMarks({ list }: { list: ShownList }) {
  const thing = { type: 'lists' as const, id: list.id, name: list.name }
  const digg = useMark('digg', thing, texts.storageFailed)
  const watch = useMark('watch', thing, texts.storageFailed)
  if (list.isAuthor) {
    return list.diggs > 0 ? <span>{texts.diggs(list.diggs)}</span> : null
  }
  const words = texts.diggs(list.diggsAt === null ? list.diggs : toOwnCount(list.diggs, list.diggsAt, digg))
  return (
    <>
      <MarkToggle icon="digg" words={{ off: words, on: words }} mark={digg} onToggle={() => void digg.toggle()} />
      <MarkToggle
        icon="eye"
        words={{ off: texts.watch, on: texts.watching }}
        mark={watch}
        onToggle={() => void watch.toggle()}
      />
    </>
  )
}
