import { useSearch } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { type FirstStep, firstStepAtAtom, firstStepsDoneAtom } from '../../atoms/firstSteps/firstSteps.ts'
import { closeFirstStepsAtom } from '../../atoms/firstSteps/firstStepsOffer.ts'
import { CinemaStep } from './CinemaStep.tsx'
import { EndOfSteps } from './EndOfSteps.tsx'
import styles from './FirstStepsView.module.css'
import { RatingStep } from './RatingStep.tsx'
import type { RatingParts } from './ratingParts.ts'
import { StepNavigation } from './StepNavigation.tsx'
import { toStepAt } from './stepAddress.ts'
import { ThemeStep } from './ThemeStep.tsx'

const none: ReadonlySet<FirstStep> = new Set()

/** The step that the address names, else the one where the member was. */
export function FirstStepsBody(parts: RatingParts) {
  const { schritt } = useSearch({ strict: false })
  const [before, keep] = useAtom(firstStepAtAtom)
  const at = toStepAt(schritt) ?? before
  const done = useAtomValue(firstStepsDoneAtom) ?? none
  const close = useSetAtom(closeFirstStepsAtom)
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    keep(at)
    if (at === 'end') close()
    if (shown.current === at) return
    shown.current = at
    // What was pressed is gone: whoever listens or types goes on with what came.
    body.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [at, keep, close])
  return (
    <>
      <StepNavigation at={at} done={done} />
      <div ref={body} className={styles.step}>
        {at === 'cinemas' && <CinemaStep isDone={done.has(at)} />}
        {at === 'ratings' && <RatingStep isDone={done.has(at)} {...parts} />}
        {at === 'theme' && <ThemeStep />}
        {at === 'end' && <EndOfSteps done={done} />}
      </div>
    </>
  )
}
