import { Link } from '@tanstack/react-router'
import type { Discussion } from '#contract/activity.ts'
import type { Author } from '#contract/author.ts'
import { discussionsRef } from '../../../atoms/home/refs.ts'
import { useMuted } from '../../../atoms/marks/useMuted.ts'
import * as texts from '../../../texts/homeCommunity.ts'
import { AuthorAvatar } from '../../../ui/community/Byline.tsx'
import { toDay } from '../../../ui/community/toDay.ts'
import { Poster } from '../../../ui/kit/Poster.tsx'
import styles from './HomeCommunity.module.css'
import { HomeNote, HomePart } from './HomePart.tsx'

const SHOWN = 4

/** The things most commented on lately. */
export function Discussions() {
  const isMuted = useMuted()
  return (
    <HomePart title={texts.discussed} more={null} reference={discussionsRef} skeleton="rows">
      {({ items }, now) => {
        // The answer is the same for everybody: whom the member has muted is not named here.
        const shown = items.flatMap((item) => {
          const author = item.authors.find(({ id }) => !isMuted(id))
          return author ? [{ ...item, author }] : []
        })
        return shown.length === 0 ? (
          <HomeNote>{texts.noDiscussions}</HomeNote>
        ) : (
          <ul className={styles.rows}>
            {shown.slice(0, SHOWN).map((item) => (
              <Row key={item.key} item={item} author={item.author} now={now} />
            ))}
          </ul>
        )
      }}
    </HomePart>
  )
}

type RowProps = { item: Discussion; author: Author; now: Date }

function Row({ item: { title, path, poster, commentsCount, latestAt }, author, now }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        {poster ? (
          <Poster image={poster} title="" sizes="44px" decorative />
        ) : (
          <AuthorAvatar author={author} size="medium" />
        )}
      </span>
      <div>
        <p className={styles.title}>
          <Link to={path as string} className={styles.way}>
            {title}
          </Link>
        </p>
        <p className={styles.meta} data-dots>
          <span>{texts.comments(commentsCount)}</span>
          <span>{texts.lastBy(author.username)}</span>
          <time dateTime={latestAt}>{toDay(latestAt, now)}</time>
        </p>
      </div>
    </li>
  )
}
