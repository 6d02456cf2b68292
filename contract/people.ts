import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Credit, MovieSummary } from './catalogue.ts'
import { CalendarDate, PersonId } from './ids.ts'
import { listByPosition, PageAtPosition } from './listView.ts'
import { SeriesCredit, SeriesSummary } from './series.ts'

export const PersonJob = SeriesCredit.shape.job
export type PersonJob = z.infer<typeof PersonJob>

/** A fact that may be unknown; answers of earlier versions on the device lack it. */
const day = () => z._default(z.nullable(CalendarDate), null)

const life = { born: day(), died: day() }

const KnownTitle = z.object({
  type: z.enum(['movies', 'series']),
  permalink: z.string(),
  title: z.string(),
  year: z.nullable(z.int()),
})

/** A person as lists show them. */
export const PersonSummary = z.object({
  id: PersonId,
  permalink: z.string(),
  name: z.string(),
  /** The most frequent first. */
  jobs: z.array(PersonJob),
  ...life,
  /** The best known titles, two at most. */
  knownFor: z.array(KnownTitle),
})
export type PersonSummary = z.infer<typeof PersonSummary>

/** `popularity`: the popularity of all their titles together; `name`: the last name, umlauts as their base letters. */
export const PeopleOrder = z.enum(['popularity', 'name'])
export type PeopleOrder = z.infer<typeof PeopleOrder>

/** `a` to `z`, or `other`: names that begin with no letter from A to Z. */
const Letter = z.string().check(z.regex(/^([a-z]|other)$/))
/** A month and a day that there is in some year: `03-20`. */
const Birthday = z
  .string()
  .check(z.regex(/^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/))

const PeopleQuery = z.object({
  /** The first letter of the last name. */
  letter: z.optional(Letter),
  job: z.optional(PersonJob),
  birthday: z.optional(Birthday),
  /** Without one: by name where a letter is given, else by popularity. */
  order: z.optional(PeopleOrder),
  page: PageAtPosition,
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

export const peopleCall = defineCall({
  method: 'GET',
  path: '/api/people',
  summary: 'People of the catalogue',
  audience: 'public',
  query: PeopleQuery,
  answer: listByPosition(
    PersonSummary,
    z.object({
      letter: z.nullable(z.string()),
      job: z.nullable(PersonJob),
      birthday: z.nullable(z.string()),
      order: PeopleOrder,
      total: z.int(),
    }),
  ),
})

const FilmWork = z.object({ movie: MovieSummary, job: Credit.shape.job, role: Credit.shape.role })
const SeriesWork = z.object({ series: SeriesSummary, job: SeriesCredit.shape.job, role: SeriesCredit.shape.role })

/** Somebody before or behind the camera, with everything of theirs in the catalogue, the newest first. */
export const Person = z.object({
  id: PersonId,
  permalink: z.string(),
  name: z.string(),
  ...life,
  birthplace: z._default(z.nullable(z.string()), null),
  films: z.array(FilmWork),
  series: z.array(SeriesWork),
  /** The ids of the films and series that they are known for, the best known first. */
  knownFor: z._default(z.array(z.string()), []),
  /** Those with whom they have the most titles in common, two at least. */
  oftenWith: z._default(
    z.array(z.object({ id: PersonId, permalink: z.string(), name: z.string(), titlesCount: z.int() })),
    [],
  ),
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
