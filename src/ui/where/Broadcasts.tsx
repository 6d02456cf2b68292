import { useState } from 'react'
import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { toDatedBroadcast } from '#contract/datedThings.ts'
import { dateRelative } from '#contract/dayWords.ts'
import { episodeOf } from '#contract/episodeWords.ts'
import * as texts from '../../texts/consumption.ts'
import { Button } from '../kit/Button.tsx'
import { DatedPlace } from '../reminders/DatedPlace.tsx'
import { OfferRow } from './OfferRow.tsx'
import type { Of, TitleOf } from './offerGroups.ts'

/** So many are shown at once: a series may be on every day. */
const FIRST = 4

type BroadcastsProps = { broadcasts: readonly Of<'tv'>[]; now: Date; of: TitleOf }

/** The broadcasts of a title, with season and episode. */
export function Broadcasts({ broadcasts, now, of }: BroadcastsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const today = toBerlinDate(now)
  const shown = isOpen ? broadcasts : broadcasts.slice(0, FIRST)
  const hidden = broadcasts.length - shown.length
  return (
    <>
      {shown.map((broadcast) => {
        const { id, startsAt, provider, season, episode, url } = broadcast
        const inSeries = episodeOf(season, episode)
        const start = new Date(startsAt)
        const day = dateRelative(toBerlinDate(start), today)
        return (
          <OfferRow
            key={id}
            name={`${day} ${toBerlinTime(start)}`}
            details={[provider.name, inSeries].filter((part) => part !== '').join(' · ')}
            note={start <= now ? texts.onAir : null}
            url={url}
            actions={
              start > now && <DatedPlace thing={toDatedBroadcast(broadcast, of.title, of.path, inSeries)} now={now} />
            }
          />
        )
      })}
      {hidden > 0 && (
        <Button variant="text" onClick={() => setIsOpen(true)}>
          {texts.moreBroadcasts(hidden)}
        </Button>
      )}
    </>
  )
}
