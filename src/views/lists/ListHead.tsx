import { Link, useHydrated } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { toImageUrl } from '#contract/image.ts'
import { toThingPath } from '#contract/things.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { toItemKey } from '../../atoms/lists/toOwnLists.ts'
import { watchedKeysAtom } from '../../atoms/watchlist/watchlist.ts'
import * as texts from '../../texts/lists.ts'
import { toDay } from '../../ui/community/toDay.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MarkRow } from '../../ui/marks/MarkRow.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { CopyButton } from './CopyButton.tsx'
import { FlagList } from './FlagList.tsx'
import styles from './ListHead.module.css'
import { ListMarks } from './ListMarks.tsx'
import pageStyles from './ListView.module.css'
import { OwnState } from './OwnState.tsx'
import type { ShownList } from './toShownList.ts'

type ListHeadProps = { list: ShownList; now: Date /** Null where it cannot be edited. */; onEdit: (() => void) | null }

/** The name and author of a list, the number of its titles that the member has seen, and its actions. */
export function ListHead({ list, now, onEdit }: ListHeadProps) {
  const { author, items, own } = list
  const openModal = useSetAtom(modalAtom)
  const url = toThingPath('lists', list.id)
  return (
    <header>
      <h1 className={pageStyles.title}>{list.name}</h1>
      <p className={styles.meta}>
        {author && <Avatar name={author.username} src={author.avatar && toImageUrl(author.avatar, 52)} size="small" />}
        {author && (
          <Link to="/users/$id" params={{ id: author.username }} className={styles.author}>
            {author.username}
          </Link>
        )}
        <span>{[toCountText(items), toDay(list.createdAt, now)].join(' · ')}</span>
        {list.private && <span className={styles.chip}>{texts.isPrivate}</span>}
      </p>
      {list.description && <p className={pageStyles.text}>{list.description}</p>}
      <Seen items={items} />
      <div className={styles.marks}>
        <MarkRow>
          {list.isAuthor && (
            <Button disabled={onEdit === null} onClick={onEdit ?? undefined}>
              <Icon name="pencil" size="small" />
              {texts.edit}
            </Button>
          )}
          <ListMarks list={list} />
          {items.length > 0 && <CopyButton list={list} />}
          {!list.private && (
            <ShareButton
              title={list.name}
              url={url}
              onUnavailable={() => openModal({ type: 'share', title: list.name, url })}
            />
          )}
        </MarkRow>
      </div>
      <FlagList list={list} />
      {own && <OwnState list={own} />}
    </header>
  )
}

/** How many of the titles a member has seen. */
function Seen({ items }: Pick<ShownList, 'items'>) {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(watchedKeysAtom)
  const keys = useHydrated() ? known : null
  if (owner === null || items.length === 0) return null
  const seen = items.filter((item) => keys?.has(toItemKey(item))).length
  return (
    // The line keeps its place until the device has told what is seen.
    <p className={styles.seen} data-unknown={keys === null || undefined}>
      <meter className={styles.meter} min={0} max={items.length} value={seen} aria-hidden="true" />
      {texts.seen(seen, items.length)}
    </p>
  )
}

function toCountText(items: ShownList['items']): string {
  if (items.length > 0 && items.every(({ type }) => type === 'movies')) return texts.films(items.length)
  if (items.length > 0 && items.every(({ type }) => type === 'series')) return texts.series(items.length)
  return texts.titles(items.length)
}
