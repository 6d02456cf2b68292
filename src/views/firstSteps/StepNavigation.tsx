import { Link } from '@tanstack/react-router'
import { type FirstStep, firstSteps } from '../../atoms/firstSteps/firstSteps.ts'
import * as texts from '../../texts/firstSteps.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './StepNavigation.module.css'
import { type StepAt, toStep } from './stepAddress.ts'

/** The three steps, which of them are done, and which is shown: each may be opened at any time. */
export function StepNavigation({ at, done }: { at: StepAt; done: ReadonlySet<FirstStep> }) {
  return (
    <nav aria-label={texts.stepsLabel}>
      <ol className={styles.steps}>
        {firstSteps.map((step, place) => (
          // A link says of itself that its page is shown, and only where the address names the step.
          <li key={step} aria-current={step === at ? 'step' : undefined}>
            <Link
              {...toStep(step)}
              className={styles.step}
              data-done={done.has(step) || undefined}
              activeProps={{}}
              aria-label={done.has(step) ? texts.doneStep(texts.stepNames[step]) : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {done.has(step) ? <Icon name="check" size="small" /> : place + 1}
              </span>
              {texts.stepNames[step]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
