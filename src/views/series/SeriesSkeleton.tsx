import { loading } from '../../texts/series.ts'
import { TitleSkeleton } from '../../ui/title/TitleSkeleton.tsx'

/** The places where a series' page will stand. */
export function SeriesSkeleton() {
  return <TitleSkeleton loading={loading} />
}
