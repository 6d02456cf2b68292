import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import { dateRelative } from '#contract/dayWords.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { type ShownMessage, shownMessages } from '../../atoms/messages/shown.ts'
import { loadEndAtom, loadMoreAtom, type ThreadPart } from '../../atoms/messages/thread.ts'
import type { VisibleThread } from '../../atoms/messages/threads.ts'
import { readThreadAtom } from '../../atoms/messages/write.ts'
import * as texts from '../../texts/messages.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Composer } from './Composer.tsx'
import { Failed } from './Failed.tsx'
import { Loading } from './Loading.tsx'
import styles from './Message.module.css'
import { MessageItem } from './MessageItem.tsx'
import { Face, toTitle } from './ThreadList.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'
import { useThreadScroll } from './useThreadScroll.ts'

type ThreadProps = { thread: VisibleThread; part: ThreadPart; onRetry: () => void }

/** A thread: its messages from the first unread one on, and the field for the next. */
export function Thread({ thread, part, onRetry }: ThreadProps) {
  const { id, lastSeq, people } = thread
  const messages = useAtomValue(shownMessages(id, ''))
  const loadMore = useSetAtom(loadMoreAtom)
  const loadEnd = useSetAtom(loadEndAtom)
  const markRead = useSetAtom(readThreadAtom)
  const read = useRef(thread.readSeq)
  const named = { id, name: toTitle(thread) }
  // The mark that held when the thread was opened: the line above what is new stays where it is.
  const [openedAt] = useState(thread.readSeq)
  const firstNew = messages.find(({ seq, isMine }) => !isMine && seq !== null && seq > openedAt)?.id ?? null
  const onRead = (seq: number) => {
    if (seq <= Math.max(read.current, thread.readSeq)) return
    read.current = seq
    void markRead(named, seq)
  }
  const scroll = useThreadScroll({
    ...{ messages, firstNew, isReady: part.state === 'ready', onRead },
    onOlder: part.older ? () => void loadMore(id, 'older') : null,
    onNewer: part.newer ? () => void loadMore(id, 'newer') : null,
  })
  // Messages that have arrived since are fetched, as far as the loaded part reaches up to them.
  useEffect(() => {
    if (part.state === 'ready' && !part.newer && part.fetching === null && lastSeq > part.upTo)
      void loadMore(id, 'newer')
  }, [id, lastSeq, part, loadMore])
  const below = messages.filter(({ seq, isMine }) => !isMine && seq !== null && seq > scroll.seen).length
  const waiting = part.newer ? Math.max(below, lastSeq - scroll.seen) : below
  const toEnd = async () => {
    if (part.newer) await loadEnd(id)
    scroll.toEnd()
  }
  const gone = people.filter(({ hasLeft }) => hasLeft)
  return (
    <article className={styles.thread} aria-label={named.name}>
      <header className={styles.head}>
        <Link to="/inbox" className={styles.back} aria-label={texts.back}>
          <Icon name="left" />
        </Link>
        <Face people={people} />
        <h1 className={styles.title} tabIndex={-1}>
          {people.length === 1 && people[0] ? (
            <Link to="/users/$id" params={{ id: people[0].user.username }}>
              {named.name}
            </Link>
          ) : (
            named.name
          )}
        </h1>
        <ThreadMenu thread={thread} />
      </header>
      {part.older && (
        <div className={styles.further}>
          <Button variant="ghost" busy={part.fetching === 'older'} onClick={() => void loadMore(id, 'older')}>
            {texts.older}
          </Button>
        </div>
      )}
      {(messages.length === 0 || (part.items.length === 0 && lastSeq > 0)) && (
        <Nothing part={part} thread={thread} onRetry={onRetry} />
      )}
      <ol ref={scroll.list} className={styles.messages}>
        <Messages {...{ messages, thread, firstNew }} />
      </ol>
      {part.newer && (
        <div className={styles.further}>
          <Button variant="ghost" busy={part.fetching === 'newer'} onClick={() => void loadMore(id, 'newer')}>
            {texts.newer}
          </Button>
        </div>
      )}
      {part.state === 'device' && messages.length > 0 && <p className={styles.note}>{texts.fromDevice}</p>}
      {gone.length > 0 && (
        <p className={styles.note}>{texts.hasLeft(gone.map(({ user }) => user.username).join(', '), gone.length)}</p>
      )}
      <div ref={scroll.dock} className={styles.dock}>
        <p role="status" className={styles.jump}>
          {waiting > 0 && !scroll.isAtEnd && (
            <Button onClick={() => (below > 0 ? scroll.toNext() : void toEnd())}>
              <Icon name="down" size="small" />
              {texts.jump(waiting)}
            </Button>
          )}
        </p>
        <Composer thread={named} onSent={() => void toEnd()} />
      </div>
    </article>
  )
}

type MessagesProps = { messages: readonly ShownMessage[]; thread: VisibleThread; firstNew: string | null }

function Messages({ messages, thread, firstNew }: MessagesProps) {
  const now = useNow('1970-01-01T00:00:00Z')
  const today = toBerlinDate(now)
  const isGroup = thread.people.length > 1
  return messages.map((message, index) => {
    const day = toBerlinDate(new Date(message.createdAt))
    const before = messages[index - 1]
    const isNewDay = before === undefined || toBerlinDate(new Date(before.createdAt)) !== day
    const isNamed = isGroup && !message.isMine && (isNewDay || before?.author.id !== message.author.id)
    return (
      <li key={message.id} data-seq={message.seq ?? undefined} data-id={message.id}>
        {isNewDay && <p className={styles.day}>{dateRelative(day, today)}</p>}
        {message.id === firstNew && <p className={styles.newFrom}>{texts.newFrom}</p>}
        <MessageItem message={message} thread={thread} isNamed={isNamed} />
      </li>
    )
  })
}

function Nothing({ part, thread, onRetry }: ThreadProps) {
  switch (part.state) {
    case 'failed':
      return <Failed onRetry={onRetry} />
    case 'loading':
      return thread.lastSeq === 0 ? null : <Loading />
    case 'unreachable':
    case 'device':
    case 'missing':
      return <p className={styles.note}>{`${texts.notHere}. ${texts.notHereText}`}</p>
    case 'ready':
      return <p className={styles.note}>{texts.nothingYet}</p>
  }
}
