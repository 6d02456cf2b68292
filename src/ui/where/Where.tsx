import type { ReactNode } from 'react'
import type { Consumption, ConsumptionKind } from '#contract/consumptions.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/consumption.ts'
import { AsOfNote } from '../kit/AsOfNote.tsx'
import { Button } from '../kit/Button.tsx'
import { Chip } from '../kit/Chip.tsx'
import { FilterRow } from '../kit/FilterRow.tsx'
import { MoreButton } from '../kit/MoreButton.tsx'
import near from '../kit/NearView.module.css'
import { Notice } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Broadcasts } from './Broadcasts.tsx'
import { NextInCinemas } from './NextInCinemas.tsx'
import { ofKind, type TitleOf, toCurrent } from './offerGroups.ts'
import { SoldOffers } from './SoldOffers.tsx'
import styles from './Where.module.css'

type WhereProps = {
  of: TitleOf
  consumptions:
    | { state: 'loading' }
    | { state: 'failed'; offline: boolean; reload: () => void }
    | {
        state: 'ready'
        items: readonly Consumption[]
        /** The time of the answer, where it has to be shown. */
        asOf: string | null
        now: Date
        /** Null at the end. */
        more: { busy: boolean; load: () => void } | null
      }
  /** The kinds to show; empty: all. */
  chosen: readonly ConsumptionKind[]
  onToggle: (kind: ConsumptionKind) => void
  onClear: () => void
  /** The page's own programme of cinemas, for films; it decides where the next showtimes, if any, are placed in it. */
  cinema?: (next: ReactNode) => ReactNode
  /** Whether that is still loading. All of it appears at once: no part moves another. */
  isCinemaLoading?: boolean
}

const kinds: readonly ConsumptionKind[] = ['cinema', 'streaming', 'disc', 'tv']

/** "Wo läuft's?": where a title can be seen, by kind. */
export function Where(props: WhereProps) {
  return (
    <section className={`${styles.where} ${near.place}`}>
      <h2>{texts.where}</h2>
      <WhereBody {...props} />
    </section>
  )
}

function WhereBody({ of, consumptions, chosen, onToggle, onClear, cinema, isCinemaLoading = false }: WhereProps) {
  if (consumptions.state === 'loading' || isCinemaLoading) {
    return (
      <div role="status" aria-busy="true">
        <span className="visuallyHidden">{texts.loading}</span>
        <Skeleton className={styles.skeleton} />
      </div>
    )
  }
  if (consumptions.state === 'failed') {
    return (
      <>
        {cinema && <Group kind="cinema">{cinema(null)}</Group>}
        <p className={styles.problem}>
          {consumptions.offline ? texts.unavailable : texts.failed}
          <Button variant="text" onClick={consumptions.reload}>
            {retry}
          </Button>
        </p>
      </>
    )
  }
  const { now, asOf, more } = consumptions
  const items = toCurrent(consumptions.items, now)
  const inCinemas = ofKind(items, 'cinema')
  const known = kinds.filter((kind) => (kind === 'cinema' ? cinema : items.some((item) => item.kind === kind)))
  const shown = known.filter((kind) => chosen.length === 0 || chosen.includes(kind))
  const groups: Record<ConsumptionKind, ReactNode> = {
    cinema: cinema?.(inCinemas.length > 0 ? <NextInCinemas cinemas={inCinemas} now={now} /> : null),
    streaming: <SoldOffers offers={ofKind(items, 'streaming')} now={now} of={of} />,
    disc: <SoldOffers offers={ofKind(items, 'disc')} now={now} of={of} />,
    tv: <Broadcasts broadcasts={ofKind(items, 'tv')} now={now} of={of} />,
  }
  return (
    <>
      {(known.length > 1 || chosen.length > 0) && (
        <FilterRow legend={texts.kindsLabel}>
          {kinds
            .filter((kind) => known.includes(kind) || chosen.includes(kind))
            .map((kind) => (
              <Chip key={kind} pressed={chosen.includes(kind)} onClick={() => onToggle(kind)}>
                {texts.kindNames[kind]}
              </Chip>
            ))}
        </FilterRow>
      )}
      <AsOfNote fetchedAt={asOf} now={now} />
      {shown.map((kind) => (
        <Group key={kind} kind={kind}>
          {groups[kind]}
        </Group>
      ))}
      {known.length === 0 && <Notice kind="empty" title={texts.nothingTitle} text={texts.nothingText} />}
      {known.length > 0 && shown.length === 0 && (
        <p className={styles.problem}>
          {texts.nothingOfKind}
          <Button variant="text" onClick={onClear}>
            {texts.showAll}
          </Button>
        </p>
      )}
      {more && <MoreButton busy={more.busy} onMore={more.load} wide={false} />}
    </>
  )
}

function Group({ kind, children }: { kind: ConsumptionKind; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{texts.kindNames[kind]}</h3>
      {children}
    </section>
  )
}
