import type { Person } from '#contract/people.ts'
import * as texts from '../../texts/person.ts'
import { FollowPerson } from './FollowPerson.tsx'
import { OwnStatistics } from './OwnStatistics.tsx'
import styles from './PersonHead.module.css'
import { Portrait } from './Portrait.tsx'
import { toJobs } from './toJobs.ts'
import type { Work } from './toWorks.ts'

type PersonHeadProps = { person: Person; films: readonly Work[]; series: readonly Work[] }

/** Portrait, name and roles of a person; beside them what the member has to do with them. */
export function PersonHead({ person, films, series }: PersonHeadProps) {
  const { id, name } = person
  const jobs = toJobs(person)
  return (
    <header className={styles.head}>
      <Portrait name={name} />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        {jobs.length > 0 && <p className={styles.note}>{jobs.map((job) => texts.professions[job]).join(', ')}</p>}
      </div>
      <div className={styles.mine}>
        <OwnStatistics films={films} series={series} />
        <FollowPerson id={id} name={name} />
      </div>
    </header>
  )
}
