import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom, signInForAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { ShownList } from './toShownList.ts'

/** Opens the form that copies a list. A visitor signs in first, and it goes on after that. */
export function CopyButton({ list: { name, description, items, isAuthor } }: { list: ShownList }) {
  const owner = useAtomValue(ownerAtom)
  const openModal = useSetAtom(modalAtom)
  const signInFor = useSetAtom(signInForAtom)
  const open = () =>
    openModal({
      type: 'copyList',
      source: {
        name,
        // Another member's words stay theirs.
        description: isAuthor ? description : '',
        items: items.map((item) => ({
          ...{ type: item.type, id: item.id, card: item.card },
          description: isAuthor ? item.description : '',
        })),
      },
    })
  return (
    <Button variant="ghost" onClick={() => (owner === null ? signInFor('copyList', open) : open())}>
      <Icon name="addBox" size="small" />
      {texts.copy}
    </Button>
  )
}
