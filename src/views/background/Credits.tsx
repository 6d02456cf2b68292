import { Link } from '@tanstack/react-router'
import type { Answer } from '#contract/call.ts'
import type { movieCall } from '#contract/catalogue.ts'
import type { seriesCall } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import * as texts from '../../texts/background.ts'
import { castRole, credits as heading } from '../../texts/title.ts'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { toKeyed } from '../../ui/kit/toKeyed.ts'
import { SubPage } from '../../ui/title/SubPage.tsx'
import styles from './Credits.module.css'

type CreditsProps = {
  type: 'movies' | 'series'
  permalink: string
  found: Resource<Answer<typeof movieCall> | Answer<typeof seriesCall>>
  onRetry: () => void
}

type Named = { personId: string | null; name: string; role: string | null }
const wordsOf = ({ personId, name, role }: Named) => `${personId} ${name} ${role}`

/** Everybody who took part in a title, by department, in every state. */
export function Credits({ type, permalink, found, onRetry }: CreditsProps) {
  const title = found.state === 'idle' ? null : (found.last?.data ?? null)
  const known = title?.credits ?? []
  return (
    <SubPage
      type={type}
      permalink={permalink}
      title={title}
      heading={title ? texts.creditsTitle(title.title) : heading}
    >
      {title === null &&
        (found.state === 'failed' ? (
          <Missing
            isOffline={found.failure.reason === 'unreachable'}
            offline={{ title: texts.creditsNeverHere, text: texts.neverHereText }}
            error={{ title: texts.creditsFailed, text: texts.failedText }}
            onRetry={onRetry}
          />
        ) : (
          <LoadingDots label={texts.creditsLoading} holdsPlace />
        ))}
      {title && known.length === 0 && <Notice kind="empty" title={texts.noCredits} text={texts.noCreditsText} />}
      {(['creator', 'director', 'writer', 'cast'] as const).map((job) => {
        const ofJob = known.filter((credit) => credit.job === job)
        if (ofJob.length === 0) return null
        return (
          <section key={job} className={styles.job}>
            <h2>{texts.jobs[job]}</h2>
            <ul>
              {toKeyed(ofJob, wordsOf).map(({ key, row: { personId, name, role } }) => (
                <li key={key} className={styles.credit}>
                  {personId === null ? name : <Link to={toThingPath('people', personId)}>{name}</Link>}
                  {role !== null && <span>{castRole(role)}</span>}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </SubPage>
  )
}
