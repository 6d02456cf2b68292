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

/** The step that the address names, else the member's last one. */
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
    // The pressed button is gone: the focus moves to the heading of the new step, for keyboard and screen reader.
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
