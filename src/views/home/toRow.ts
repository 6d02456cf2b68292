import type { MovieSummary } from '#contract/catalogue.ts'
import type { Resource } from '../../atoms/core/resource.ts'

/** A row of posters, or the reason for its absence. A row that was loaded once stays. */
export type Row =
  | { state: 'loading' }
  | { state: 'ready'; movies: readonly MovieSummary[] }
  | { state: 'failed'; offline: boolean }

/** @param pick the films of an answer. */
export function toRow<T>(resource: Resource<T>, pick: (data: T) => readonly MovieSummary[]): Row {
  if (resource.state === 'idle') return { state: 'loading' }
  if (resource.last) return { state: 'ready', movies: pick(resource.last.data) }
  if (resource.state === 'failed') return { state: 'failed', offline: resource.failure.reason === 'unreachable' }
  return { state: 'loading' }
}
