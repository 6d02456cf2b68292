import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { MIN_SEARCHED } from '#contract/messages.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { type Found, searchMessagesAtom } from '../../atoms/messages/search.ts'
import type { VisibleThread } from '../../atoms/messages/threads.ts'
import * as texts from '../../texts/messages.ts'
import { toDay } from '../../ui/community/toDay.ts'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import styles from './Messages.module.css'
import { Face, toTitle } from './ThreadList.tsx'

type MessageSearchProps = { threads: readonly VisibleThread[]; children: ReactNode }

/** The search in the member's messages; what it finds stands in the place of the threads. */
export function MessageSearch({ threads, children }: MessageSearchProps) {
  const search = useSetAtom(searchMessagesAtom)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found | 'searching' | null>(null)
  const latest = useRef(0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = words.trim()
    if (wanted.length < MIN_SEARCHED) return
    const number = ++latest.current
    setFound('searching')
    const result = await search(wanted)
    if (latest.current === number) setFound(result)
  }
  const clear = () => {
    latest.current++
    setWords('')
    setFound(null)
  }
  return (
    <>
      <search>
        <form onSubmit={(event) => void submit(event)} className={styles.search}>
          <SearchInput
            {...{ icon: 'search', value: words, placeholder: texts.searchPlaceholder, onClear: clear }}
            aria-label={texts.searchLabel}
            maxLength={100}
            onChange={({ currentTarget }) => (currentTarget.value === '' ? clear() : setWords(currentTarget.value))}
          />
        </form>
      </search>
      <p role="status" className={styles.note}>
        {toStatus(found)}
      </p>
      {found === null || found === 'searching' || found === 'failed' ? (
        children
      ) : (
        <Results found={found} threads={threads} />
      )}
    </>
  )
}

function toStatus(found: Found | 'searching' | null): string {
  if (found === null) return ''
  if (found === 'searching') return texts.searching
  if (found === 'failed') return texts.searchFailed
  const count = found.more ? texts.foundMore(found.items.length) : texts.found(found.items.length)
  return found.from === 'here' ? `${count}. ${texts.foundHere}` : count
}

function Results({ found, threads }: { found: Exclude<Found, 'failed'>; threads: readonly VisibleThread[] }) {
  const now = useNow('1970-01-01T00:00:00Z')
  const byId = new Map(threads.map((thread) => [thread.id, thread]))
  return (
    <ul>
      {found.items.map(({ thread: id, message }) => {
        const thread = byId.get(id)
        return (
          <li key={message.id}>
            <Link to="/inbox/$id" params={{ id }} className={styles.row}>
              <Face people={thread?.people ?? []} />
              <span className={styles.text}>
                <span className={styles.name}>{toTitle({ name: thread?.name ?? '' })}</span>
                <span className={styles.excerpt}>{texts.by(message.author.username, message.body)}</span>
              </span>
              <time className={styles.side} dateTime={message.createdAt}>
                {toDay(message.createdAt, now)}
              </time>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
