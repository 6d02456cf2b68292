import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Credit, MovieSummary } from './catalogue.ts'
import { PersonId } from './ids.ts'
import { SeriesCredit, SeriesSummary } from './series.ts'

const FilmWork = z.object({ movie: MovieSummary, job: Credit.shape.job, role: Credit.shape.role })
const SeriesWork = z.object({ series: SeriesSummary, job: SeriesCredit.shape.job, role: SeriesCredit.shape.role })

/** Somebody before or behind the camera, with everything of theirs in the catalogue, the newest first. */
export const Person = z.object({
  id: PersonId,
  permalink: z.string(),
  name: z.string(),
  films: z.array(FilmWork),
  series: z.array(SeriesWork),
})
export type Person = z.infer<typeof Person>

export const personCall = defineCall({
  method: 'GET',
  path: '/api/people/:id',
  summary: 'A person with films and series',
  audience: 'public',
  params: z.object({ id: PersonId }),
  answer: Person,
})
