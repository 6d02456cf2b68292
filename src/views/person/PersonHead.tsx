import type { Person } from '#contract/people.ts'
import * as texts from '../../texts/person.ts'
import { BillingBlock } from '../../ui/title/BillingBlock.tsx'
import { FollowPerson } from './FollowPerson.tsx'
import { LifeFacts } from './LifeFacts.tsx'
import { OwnStatistics } from './OwnStatistics.tsx'
import styles from './PersonHead.module.css'
import { Portrait } from './Portrait.tsx'
import { toJobs } from './toJobs.ts'
import type { Work } from './toWorks.ts'

type PersonHeadProps = { person: Person; films: readonly Work[]; series: readonly Work[]; now: Date }

/** Portrait, name, jobs and facts of a person; beside them what the member has to do with them. */
export function PersonHead({ person, films, series, now }: PersonHeadProps) {
  const { id, name } = person
  const jobs = toJobs(person)
  return (
    <header className={styles.head}>
      <Portrait name={name} />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        {jobs.length > 0 && <p className={styles.note}>{jobs.map((job) => texts.professions[job]).join(', ')}</p>}
        <LifeFacts person={person} now={now} />
        <div className={styles.works}>
          <BillingBlock label={texts.works} lines={toBilling([...films, ...series])} />
        </div>
      </div>
      <div className={styles.mine}>
        <OwnStatistics films={films} series={series} />
        <FollowPerson id={id} name={name} />
      </div>
    </header>
  )
}

/** The newest work, and the best rated one where that is another. */
function toBilling(works: readonly Work[]) {
  const [newest] = works.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
  const [best] = works
    .filter(({ rating }) => rating.average !== null)
    .toSorted((a, b) => (b.rating.average ?? 0) - (a.rating.average ?? 0))
  return [
    { label: texts.newestWork, people: newest ? [newest.title] : [] },
    { label: texts.bestWork, people: best && best !== newest ? [best.title] : [] },
  ]
}
