import * as z from 'zod/mini'
import { markEpisodesCall, type SeasonEpisodes, toOrdered } from '#contract/ownEpisodes.ts'
import { type Carried, done, type ModelCommand, type ModelState } from './modelServerState.ts'

type Row = { season: number; number: number; seen: boolean; intentAt: number }
type Held = { rows: Map<string, Row>; updatedAt: string }

/** Seen episodes with the rules of `server/watching`: for each the latest intent holds. */
export class ModelEpisodes {
  #state: ModelState
  #held = new Map<string, Held>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** `PUT /api/me/episodes/{id}` */
  carryOut({ user, path, body, intentAt }: ModelCommand): Carried {
    const series = path[2] ?? ''
    const { watched, episodes } = z.parse(markEpisodesCall.body, body)
    const held = this.#held.get(`${user} ${series}`) ?? { rows: new Map<string, Row>(), updatedAt: '' }
    const written = toPlaces(episodes).filter(({ season, number }) => {
      const applied = (held.rows.get(`${season}/${number}`)?.intentAt ?? 0) <= intentAt
      this.#state.note(user, `episodes ${series} ${season}/${number}`, applied)
      return applied
    })
    if (written.length === 0) return done({ applied: false, current: toOwn(series, held) })
    const rows = new Map(held.rows)
    for (const at of written) rows.set(`${at.season}/${at.number}`, { ...at, seen: watched, intentAt })
    const updatedAt = new Date(Math.max(this.#state.now(), Date.parse(held.updatedAt) || 0)).toISOString()
    const after = { rows, updatedAt }
    this.#held.set(`${user} ${series}`, after)
    this.#state.tell(user, series, { kind: 'episodes', ...toOwn(series, after) })
    return done({ applied: true, current: toOwn(series, after) })
  }
}

const toPlaces = (episodes: readonly SeasonEpisodes[]) =>
  toOrdered(episodes).flatMap(({ season, numbers }) => numbers.map((number) => ({ season, number })))

function toOwn(series: string, { rows, updatedAt }: Held) {
  const seen = [...rows.values()].filter((row) => row.seen)
  return { series, seen: toOrdered(seen.map(({ season, number }) => ({ season, numbers: [number] }))), updatedAt }
}
