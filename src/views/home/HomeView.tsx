import { cinemaMoviesCall } from '#contract/cinema.ts'
import { useResource } from '../../atoms/useResource.ts'

export function HomeView() {
  const programme = useResource(cinemaMoviesCall, { query: { order: 'start' } })
  return <h1>{programme.state}</h1>
}
