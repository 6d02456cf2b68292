import type { ReactNode } from 'react'
import { movieCall } from '#contract/catalogue.ts'
import type { MovieId } from '#contract/ids.ts'
import { useResource } from '../../atoms/useResource.ts'
import { SubPage } from '../../ui/title/SubPage.tsx'

type FilmSubPageProps = {
  permalink: string
  /** Of the page; without the film while the device does not know it. */
  heading: (title: string | null) => string
  children: ReactNode
}

/** A page about one side of a film, with the way back to it. */
export function FilmSubPage({ permalink, heading, children }: FilmSubPageProps) {
  const film = useResource(movieCall, { params: { id: permalink as MovieId } })
  const movie = film.state === 'idle' ? null : (film.last?.data ?? null)
  return (
    <SubPage permalink={permalink} movie={movie} heading={heading(movie?.title ?? null)}>
      {children}
    </SubPage>
  )
}
