import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { Series } from '#contract/series.ts'
import type { EpisodeViewers } from '#contract/viewers.ts'
import { diaryAtom } from '../../atoms/diary/diary.ts'
import { useEpisodes } from '../../atoms/episodes/useEpisodes.ts'
import { storageFailed } from '../../texts/marks.ts'
import { pictureOf } from '../../texts/plot.ts'
import * as texts from '../../texts/plots.ts'
import { toNumberValue } from '../../ui/kit/attributeValues.ts'
import { toCount } from '../../ui/kit/format.ts'
import { Plot } from '../../ui/plots/Plot.tsx'
import { PlotTable } from '../../ui/plots/PlotTable.tsx'
import section from '../../ui/plots/Section.module.css'
import styles from './EpisodeMap.module.css'
import { type MappedSeason, toEpisodeMap } from './episodeMap.ts'

const words = texts.episodes

type EpisodeMapProps = {
  /** The series' name in the address. */
  permalink: string
  series: Pick<Series, 'id' | 'title' | 'seasons'>
  /** Null where they could not be loaded. */
  viewers: EpisodeViewers | null
}

/**
 * The episodes of a series by season: how many members have seen each, and which the member has. Nothing where neither
 * is known.
 */
export function EpisodeMap({ permalink, series, viewers }: EpisodeMapProps) {
  const id = useId()
  const { seen } = useEpisodes(series, storageFailed)
  const diary = useAtomValue(diaryAtom) ?? []
  const seasons = toEpisodeMap(series.id, series.seasons, { viewers, seen, diary })
  const all = seasons.flatMap(({ episodes }) => episodes)
  const hasViewers = all.some((episode) => episode.viewers !== null)
  const hasOwn = all.some(({ own }) => own > 0)
  if (!hasViewers && !hasOwn) return null
  const most = Math.max(viewers?.members ?? 0, ...all.map((episode) => episode.viewers ?? 0))
  return (
    <section className={section.section} aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <Plot
        caption={words.caption}
        summary={null}
        note={<Keys members={hasViewers ? most : null} hasOwn={hasOwn} isKnown={viewers !== null} />}
        table={<MapTable seasons={seasons} hasViewers={hasViewers} hasOwn={hasOwn} />}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={styles.scroll} aria-label={pictureOf(words.heading)} tabIndex={0}>
          <ol className={styles.map}>
            {seasons.map((season) => (
              <SeasonRow key={season.season} permalink={permalink} season={season} most={hasViewers ? most : null} />
            ))}
          </ol>
        </section>
      </Plot>
    </section>
  )
}

/** `most`: the members of a full box; null where nothing is told of any. */
type SeasonRowProps = { permalink: string; season: MappedSeason; most: number | null }

function SeasonRow({ permalink, season: { season, episodes }, most }: SeasonRowProps) {
  return (
    <li className={styles.row}>
      <Link
        to="/serie/$permalink/staffel/$number"
        params={{ permalink, number: String(season) }}
        className={styles.season}
        aria-label={words.seasonLink(season)}
      >
        {season}
      </Link>
      <div role="img" aria-label={toSummary(season, episodes)} className={styles.episodes}>
        {episodes.map(({ number, viewers, own }) => (
          <span
            key={number}
            className={styles.episode}
            title={toTitle(season, number, viewers, own)}
            data-number={toNumberValue(viewers === null || most === null ? 0 : (viewers / most) * 100)}
            data-unknown={(most !== null && viewers === null) || undefined}
          >
            {own > 0 && <i className={styles.own} data-again={own > 1 || undefined} />}
          </span>
        ))}
      </div>
    </li>
  )
}

type KeysProps = { members: number | null; hasOwn: boolean; isKnown: boolean }

function Keys({ members, hasOwn, isKnown }: KeysProps) {
  return (
    <>
      {members !== null && (
        <p className={styles.key}>
          <span className={styles.episode} aria-hidden="true" data-number={toNumberValue(60)} />{' '}
          {words.keyViewers(toCount(members))}
        </p>
      )}
      {hasOwn && (
        <p className={styles.key}>
          <span className={styles.episode} aria-hidden="true">
            <i className={styles.own} />
          </span>{' '}
          {words.keyOwn}
        </p>
      )}
      <p>{members !== null ? words.few : isKnown ? words.noViewers : words.missing}</p>
    </>
  )
}

type MapTableProps = { seasons: readonly MappedSeason[]; hasViewers: boolean; hasOwn: boolean }

function MapTable({ seasons, hasViewers, hasOwn }: MapTableProps) {
  return (
    <PlotTable
      label={words.heading}
      head={[words.season, words.episode, ...(hasViewers ? [words.viewers] : []), ...(hasOwn ? [words.own] : [])]}
      header={1}
      rows={seasons.flatMap(({ season, episodes }) =>
        episodes.map(({ number, viewers, own }) => ({
          key: `${season}/${number}`,
          cells: [
            season,
            number,
            ...(hasViewers ? [viewers === null ? texts.none : toCount(viewers)] : []),
            ...(hasOwn ? [own === 0 ? texts.none : words.seenTimes(own)] : []),
          ],
        })),
      )}
    />
  )
}

function toSummary(season: number, episodes: MappedSeason['episodes']): string {
  const told = episodes.flatMap(({ number, viewers }) => (viewers === null ? [] : [{ number, viewers }]))
  const [first, last] = [told[0], told.at(-1)]
  const range =
    first && last && first !== last ? words.range(first.number, first.viewers, last.number, last.viewers) : null
  return words.seasonSummary(season, episodes.filter(({ own }) => own > 0).length, episodes.length, range)
}

const toTitle = (season: number, number: number, viewers: number | null, own: number): string =>
  [
    `${words.seasonLink(season)}, ${words.episode} ${number}`,
    ...(viewers === null ? [] : [`${toCount(viewers)} ${words.viewers}`]),
    ...(own === 0 ? [] : [`${words.own}: ${words.seenTimes(own)}`]),
  ].join(' · ')
