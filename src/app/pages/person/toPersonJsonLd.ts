import type { Person } from '#contract/people.ts'
import { professions } from '../../../texts/person.ts'
import { toJobs } from '../../../views/person/toJobs.ts'

/** A person as schema.org describes one. Facts that are unknown are left out. @param url of the page, absolute */
export function toPersonJsonLd(person: Person, url: string): object {
  const { name, born, died, birthplace } = person
  const jobs = toJobs(person)
  return {
    '@type': 'Person',
    name,
    url,
    ...(born ? { birthDate: born } : {}),
    ...(died ? { deathDate: died } : {}),
    ...(birthplace ? { birthPlace: { '@type': 'Place', name: birthplace } } : {}),
    ...(jobs.length > 0 ? { jobTitle: jobs.map((job) => professions[job]) } : {}),
  }
}
