import { loading } from '../../texts/film.ts'
import { TitleSkeleton } from '../../ui/title/TitleSkeleton.tsx'

/** The places where a film's page will stand. */
export function FilmSkeleton() {
  return <TitleSkeleton loading={loading} />
}
