import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { Answer, Call } from '#contract/call.ts'
import type { ResourceRef } from '../../../atoms/core/reference.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { useAgainOnceReachable } from '../../../atoms/core/useAgainOnceReachable.ts'
import { useNow } from '../../../atoms/core/useNow.ts'
import { useReload } from '../../../atoms/core/useReload.ts'
import { useResource } from '../../../atoms/core/useResource.ts'
import { retry } from '../../../texts/common.ts'
import { failedRow, loading, unavailableRow } from '../../../texts/home.ts'
import { Button } from '../../../ui/kit/Button.tsx'
import { Skeleton } from '../../../ui/kit/Skeleton.tsx'
import styles from './HomePart.module.css'

type HomePartProps<C extends Call> = {
  title: string
  /** Leads to all of it. */
  more: ReactNode
  reference: ResourceRef<C>
  /** The size of the lines that hold the place meanwhile. */
  skeleton: 'news' | 'rows' | 'cards'
  children: (data: Answer<C>, now: Date) => ReactNode
}

const lines = ['a', 'b', 'c']

/**
 * A titled part of the home page that loads its answer once it is mounted. The answer stays visible during a refresh.
 */
export function HomePart<C extends Call>({ title, more, reference, skeleton, children }: HomePartProps<C>) {
  const load = useSetAtom(loadResourceAtom)
  const resource = useResource(reference)
  const reload = useReload(reference)
  const last = resource.state === 'idle' ? null : resource.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part never changes its reference
  useEffect(() => void load(reference), [load])
  useAgainOnceReachable(resource, reload)
  return (
    <section aria-busy={last === null && resource.state !== 'failed' ? true : undefined}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {more}
      </header>
      {last !== null && children(last.data, now)}
      {last === null && resource.state === 'failed' && (
        <p className={styles.note}>
          {resource.failure.reason === 'unreachable' ? unavailableRow : failedRow}
          <Button variant="text" onClick={reload}>
            {retry}
          </Button>
        </p>
      )}
      {last === null && resource.state !== 'failed' && (
        <div className={styles.lines} data-of={skeleton}>
          <p className="visuallyHidden">{loading}</p>
          {lines.map((key) => (
            <Skeleton key={key} className={styles.line} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Says why there is nothing below a heading. */
export function HomeNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
