import type { Person } from '#contract/people.ts'

type Job = Person['films'][number]['job'] | Person['series'][number]['job']

/** The jobs of a person, the most frequent first. */
export function toJobs({ films, series }: Pick<Person, 'films' | 'series'>): Job[] {
  const counts = new Map<Job, number>()
  for (const { job } of [...films, ...series]) counts.set(job, (counts.get(job) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([job]) => job)
}
