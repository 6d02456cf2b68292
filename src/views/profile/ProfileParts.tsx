import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Answer } from '#contract/call.ts'
import type {
  userArticlesCall,
  userCommentsCall,
  userDiaryCall,
  userListsOfCall,
  userRatingsCall,
} from '#contract/userCollections.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { usePages } from '../../atoms/core/usePages.ts'
import { useReaderChange } from '../../atoms/core/useReaderChange.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import {
  type ProfileRatingsFilter,
  profileArticlesRef,
  profileCommentsRef,
  profileDiaryRef,
  profileListsRef,
  profileRatingsRef,
  profileRef,
} from '../../atoms/profile/refs.ts'
import * as texts from '../../texts/profile.ts'
import { Pages } from '../../ui/community/Pages.tsx'
import links from '../../ui/kit/ChoiceLinks.module.css'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ArticleRows } from './ArticleRows.tsx'
import { CommentRows } from './CommentRows.tsx'
import { DiaryRows } from './DiaryRows.tsx'
import { ListRows } from './ListRows.tsx'
import styles from './Profile.module.css'
import { RatedWall } from './RatedWall.tsx'

export type PartPage = keyof typeof texts.pages

type ProfilePartsProps = { id: string; page: PartPage; query: ProfileRatingsFilter }

/** All of one part of a profile, with the way back and to the others. */
export function ProfileParts({ id, page, query }: ProfilePartsProps) {
  const profile = useResource(profileRef(id))
  const last = profile.state === 'idle' ? null : profile.last
  const username = last?.data.username ?? id
  return (
    <div className={styles.page}>
      <h1 className={styles.name}>{texts.pageOf(page, username)}</h1>
      <Link to="/users/$id" params={{ id }} className={`textLink ${styles.back}`}>
        {texts.backTo(username)}
      </Link>
      <nav className={`${links.links} ${styles.tabs}`} aria-label={texts.numbersLabel}>
        {(Object.keys(texts.pages) as PartPage[]).map((each) => (
          <Link
            key={each}
            to="/users/$id/$page"
            params={{ id, page: each }}
            className={links.link}
            aria-current={each === page ? 'page' : undefined}
          >
            {texts.pages[each]}
          </Link>
        ))}
      </nav>
      <Part id={id} page={page} query={query} />
    </div>
  )
}

function Part({ id, page, query }: ProfilePartsProps) {
  switch (page) {
    case 'listen':
      return (
        <Paged reference={profileListsRef(id)} part="lists">
          {({ items }) => <ListRows items={items} />}
        </Paged>
      )
    case 'kommentare':
      return (
        <Paged reference={profileCommentsRef(id)} part="comments">
          {({ items }, now) => <CommentRows items={items} now={now} />}
        </Paged>
      )
    case 'artikel':
      return (
        <Paged reference={profileArticlesRef(id)} part="articles">
          {({ items }, now) => <ArticleRows items={items} now={now} />}
        </Paged>
      )
    case 'tagebuch':
      return (
        <Paged reference={profileDiaryRef(id)} part="diary">
          {({ items }, now) => <DiaryRows items={items} now={now} />}
        </Paged>
      )
    case 'filmbewertungen':
    case 'serienbewertungen':
      return (
        <>
          <nav className={`${links.links} ${styles.tabs} ${styles.orders}`} aria-label={texts.listsOrder}>
            {(['newest', 'value'] as const).map((order) => (
              <Link
                key={order}
                to="/users/$id/$page"
                params={{ id, page }}
                search={order === 'value' ? { order } : {}}
                resetScroll={false}
                className={links.link}
                aria-current={order === (query.order ?? 'newest') ? 'page' : undefined}
              >
                {texts.orders[order]}
              </Link>
            ))}
          </nav>
          <Paged reference={profileRatingsRef(id, query)} part="ratings">
            {({ items }) => <RatedWall items={items} isWhole />}
          </Paged>
        </>
      )
  }
}

type PagedCall =
  | typeof userRatingsCall
  | typeof userListsOfCall
  | typeof userCommentsCall
  | typeof userArticlesCall
  | typeof userDiaryCall
type PagedProps<C extends PagedCall> = {
  reference: ResourceRef<C>
  part: keyof typeof texts.words
  children: (answer: Answer<C>, now: Date) => ReactNode
}

/** One list in every state, fetched again when another reader signs in. */
function Paged<C extends PagedCall>({ reference, part, children }: PagedProps<C>) {
  const list = useResource(reference)
  const load = useSetAtom(loadResourceAtom)
  const loadMore = useSetAtom(loadMoreAtom)
  useReaderChange(() => void load(reference, { refresh: true }))
  const { pages, now } = usePages(list as Parameters<typeof usePages>[0])
  const reload = useReload(reference)
  const data = list.state === 'idle' ? null : ((list.last?.data ?? null) as Answer<C> | null)
  return (
    <Pages pages={pages} now={now} words={texts.words[part]} onRetry={reload} onMore={() => void loadMore(reference)}>
      {data === null ? null : data.hidden ? (
        <Notice kind="unfound" title={texts.pages[pageNames[part]]} text={texts.hidden[part]} />
      ) : data.items.length === 0 ? (
        <Notice kind="empty" title={texts.none[part]} text={texts.none[`${part}Text`]} />
      ) : (
        children(data, now)
      )}
    </Pages>
  )
}

const pageNames = {
  ratings: 'filmbewertungen',
  lists: 'listen',
  comments: 'kommentare',
  articles: 'artikel',
  diary: 'tagebuch',
} as const
