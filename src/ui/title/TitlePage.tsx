import type { ReactNode } from 'react'
import * as texts from '../../texts/title.ts'
import { SideColumn } from '../kit/SideColumn.tsx'
import styles from './TitlePage.module.css'

type TitlePageProps = {
  head: ReactNode
  /** From when the page is, where that has to be said. */
  asOf: ReactNode
  scores: ReactNode
  synopsis: string | null
  /** Beside all text on wide screens, where they stay in view. */
  facts: ReactNode
  /** Ways on from the title: above what comes late and grows. */
  background: ReactNode
  /** Trivia, opinions and comments: last on the page, since they come late and grow. */
  community: ReactNode
  /** Below the synopsis. */
  children: ReactNode
}

/** The layout of the page of a film or series. */
export function TitlePage({ head, asOf, scores, synopsis, facts, background, community, children }: TitlePageProps) {
  return (
    <article>
      {head}
      <div className="wrap">
        {asOf}
        {scores}
        <div className={`columns ${styles.columns}`}>
          <div className={styles.text}>
            <section className={styles.section}>
              <h2>{texts.plot}</h2>
              <p className={styles.synopsis}>{synopsis ?? texts.noPlot}</p>
            </section>
            {children}
          </div>
          <div className={styles.facts}>
            <SideColumn>{facts}</SideColumn>
          </div>
          <div className={styles.community}>
            {background}
            {community}
          </div>
        </div>
      </div>
    </article>
  )
}
