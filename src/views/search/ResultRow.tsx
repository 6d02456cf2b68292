import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { SearchResult } from '#contract/search.ts'
import { rememberSearchAtom } from '../../atoms/search/recentSearches.ts'
import * as texts from '../../texts/search.ts'
import { MarkedText } from '../../ui/kit/MarkedText.tsx'
import { FoundPicture } from '../../ui/search/FoundPicture.tsx'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './ResultRow.module.css'

/** One result: one link. */
export function ResultRow({ item, query }: { item: SearchResult; query: string }) {
  const meta = toMeta(item)
  const remember = useSetAtom(rememberSearchAtom)
  return (
    <li className={styles.item}>
      <Link
        to={item.path as string}
        className={styles.row}
        data-kind={item.itemClass}
        onClick={() => void remember(query)}
      >
        <FoundPicture found={item} snug />
        <span className={styles.words}>
          <b className={styles.title}>
            <MarkedText text={item.title} query={query} />
          </b>
          {meta && (
            <span className={styles.meta}>
              <MarkedText text={meta} query={query} />
            </span>
          )}
          {item.originalTitle && (
            <span className={styles.meta}>
              {texts.originalTitle}
              <i lang="">
                <MarkedText text={item.originalTitle} query={query} />
              </i>
            </span>
          )}
        </span>
        {item.rating && <ScoreBadge value={item.rating.average} />}
      </Link>
    </li>
  )
}

function toMeta({ itemClass, genres: [genre], meta }: SearchResult): string {
  switch (itemClass) {
    case 'Movie':
    case 'Series':
      return [genre, meta].filter(Boolean).join(' · ')
    case 'Person':
      return meta && texts.knownFor(meta)
    case 'Cinema':
    case 'RegisteredUser':
      return meta
  }
}
