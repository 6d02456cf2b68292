import { Link, useHydrated } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import { clockAtom } from '../../atoms/core/context.ts'
import type { DiaryEntry } from '../../atoms/core/diaryEntry.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { isOwnStateFetchedAtom } from '../../atoms/core/ownState.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { diaryAtom } from '../../atoms/diary/diary.ts'
import { toMonths } from '../../atoms/diary/months.ts'
import * as texts from '../../texts/diary.ts'
import { missingPart } from '../../texts/notFound.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { saveFile } from '../../ui/kit/saveFile.ts'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { DiaryMonthSection } from './DiaryMonthSection.tsx'
import styles from './DiaryView.module.css'
import { toDiaryCsv } from './toDiaryCsv.ts'
import { useFocusAfterTaking } from './useFocusAfterTaking.ts'
import { YearSection } from './YearSection.tsx'

/** "Mein Tagebuch": what a member watched when, by month, from the device, with or without a network. */
export function DiaryView() {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(diaryAtom)
  const entries = useHydrated() ? known : null
  const open = useSetAtom(modalAtom)
  const page = useRef<HTMLDivElement>(null)
  const onTake = useFocusAfterTaking(page, entries)
  return (
    <div ref={page} className={styles.page}>
      <h1 tabIndex={-1}>{texts.heading}</h1>
      {owner === null ? (
        <SignInForm text={texts.visitor} back="/mein_tagebuch" onSignIn={() => open({ type: 'login' })} />
      ) : entries === null ? (
        <Loading />
      ) : entries.length === 0 ? (
        <Notice
          kind="empty"
          title={texts.empty}
          text={texts.emptyText}
          action={<LinkButton to="/filme">{texts.toFilms}</LinkButton>}
        />
      ) : (
        <Entries entries={entries} onTake={onTake} />
      )}
    </div>
  )
}

type EntriesProps = { entries: readonly DiaryEntry[]; onTake: (id: string | null) => void }

function Entries({ entries, onTake }: EntriesProps) {
  const isFetched = useAtomValue(isOwnStateFetchedAtom)
  const notify = useSetAtom(notifyAtom)
  const today = toBerlinDate(useAtomValue(clockAtom).now())
  const load = async () => {
    try {
      saveFile(new Blob([await toDiaryCsv(entries)], { type: 'text/csv' }), texts.fileName(today))
    } catch {
      notify({ kind: 'info', message: missingPart })
    }
  }
  return (
    <>
      <p className={styles.count}>
        {texts.count(entries.length)} · {texts.onlyYou}{' '}
        <Link to="/konto" hash="sichtbarkeit" className="textLink">
          {texts.toVisibility}
        </Link>
      </p>
      <p>
        <Link to="/mein_tagebuch" hash="jahr" className="textLink">
          {texts.yearHeading}
        </Link>
      </p>
      <Button variant="ghost" disabled={!isFetched} onClick={() => void load()}>
        <Icon name="download" />
        {texts.download}
      </Button>
      {!isFetched && <p className={styles.count}>{texts.downloadLater}</p>}
      {toMonths(entries).map((month) => (
        <DiaryMonthSection key={month.month} month={month} today={today} onTake={onTake} />
      ))}
      <YearSection entries={entries} />
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true" role="status">
      <p className={styles.count}>{texts.loading}</p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className={styles.line} />
      ))}
    </div>
  )
}
