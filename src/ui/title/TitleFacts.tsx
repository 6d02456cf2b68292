import { Link } from '@tanstack/react-router'
import * as texts from '../../texts/title.ts'
import styles from './TitleFacts.module.css'

type TitleFactsProps = {
  cast: readonly { personId: string | null; name: string; role: string | null }[]
  /** Those without a value are left out. With `path`, the value leads there. */
  facts: readonly { label: string; value: string; path?: string }[]
  /** The page with everybody who took part. */
  creditsPath?: string
}

/** Cast with roles, and the facts that are known. */
export function TitleFacts({ cast, facts, creditsPath }: TitleFactsProps) {
  const known = facts.filter(({ value }) => value !== '')
  return (
    <aside className={styles.facts}>
      {cast.length > 0 && (
        <>
          <h2>{texts.ensemble}</h2>
          <ul className={styles.cast}>
            {cast.map(({ personId, name, role }) => (
              <li key={`${personId} ${name} ${role}`}>
                <b>
                  {personId === null ? (
                    name
                  ) : (
                    <Link to="/people/$permalink" params={{ permalink: personId }}>
                      {name}
                    </Link>
                  )}
                </b>
                {role !== null && <span>{texts.castRole(role)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {creditsPath && (
        <Link to={creditsPath} className="textLink">
          {texts.allCredits}
        </Link>
      )}
      {known.length > 0 && (
        <>
          <h2>{texts.facts}</h2>
          <dl className={styles.list}>
            {known.map(({ label, value, path }) => (
              <div key={path ?? label}>
                <dt>{label}</dt>
                <dd>{path ? <Link to={path}>{value}</Link> : value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </aside>
  )
}
