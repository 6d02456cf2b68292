import { lazy, Suspense, useId } from 'react'
import type { DiaryEntry } from '../../atoms/core/diaryEntry.ts'
import { yearHeading, yearLoading } from '../../texts/diary.ts'
import { NearView } from '../../ui/kit/NearView.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './DiaryView.module.css'

/** Below all entries. */
const OwnYear = lazy(async () => ({ default: (await import('./OwnYear.tsx')).OwnYear }))

/** "Das Jahr in Filmen" of the member's own diary: last on the page, because its genres come late. */
export function YearSection({ entries }: { entries: readonly DiaryEntry[] }) {
  const id = useId()
  return (
    <section className={styles.month} id="jahr" aria-labelledby={id}>
      <h2 id={id}>{yearHeading}</h2>
      <NearView>
        <Suspense fallback={<Loading />}>
          <OwnYear entries={entries} />
        </Suspense>
      </NearView>
    </section>
  )
}

function Loading() {
  return (
    <div aria-busy="true" role="status">
      <p className={styles.count}>{yearLoading}</p>
      <Skeleton className={styles.line} />
    </div>
  )
}
