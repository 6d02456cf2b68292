import { Link } from '@tanstack/react-router'
import type { CalendarDate } from '#contract/ids.ts'
import type { PersonSummary } from '#contract/people.ts'
import * as texts from '../../texts/people.ts'
import { lifeYears, professions } from '../../texts/person.ts'
import styles from './PersonCard.module.css'
import { Portrait } from './Portrait.tsx'

type PersonCardProps = {
  person: PersonSummary
  /** The month and day that all of the list were born on. */
  birthday?: string | undefined
  today: CalendarDate
}

/** Jobs that a card has room for. */
const JOBS = 2

/** A portrait with name, jobs and best known titles, or with the age where birthdays are listed: one link. */
export function PersonCard({ person, birthday, today }: PersonCardProps) {
  const { name, permalink, jobs, born, died, knownFor } = person
  return (
    <li>
      <Link to="/people/$permalink" params={{ permalink }} className={styles.card}>
        <Portrait name={name} />
        <span className={styles.name}>{name}</span>
        {birthday !== undefined && born !== null && (
          <span className={styles.age}>{died === null ? toTurn(born, today) : lifeYears(born, died)}</span>
        )}
        <span className={styles.note}>
          {jobs
            .slice(0, JOBS)
            .map((job) => professions[job])
            .join(', ')}
        </span>
        <span className={styles.titles}>{knownFor.map(({ title }) => title).join(', ')}</span>
      </Link>
    </li>
  )
}

/** The age on the birthday of this year. */
function toTurn(born: CalendarDate, today: CalendarDate): string {
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  if (born.slice(5) === today.slice(5)) return texts.turns.today(age)
  return born.slice(5) < today.slice(5) ? texts.turns.earlier(age) : texts.turns.later(age)
}
