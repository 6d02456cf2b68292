import * as texts from '../../texts/firstSteps.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import styles from './StepFoot.module.css'
import { type StepAt, toStep } from './stepAddress.ts'

type StepFootProps = {
  before?: StepAt
  after: StepAt
  /** Whether the step is done; else going on skips it. */
  isDone: boolean
  onGoOn?: () => void
}

/** The ways on from a step: to the next one, back, or to the home page until later. */
export function StepFoot({ before, after, isDone, onGoOn }: StepFootProps) {
  return (
    <div className={styles.foot}>
      <LinkButton {...toStep(after)} variant={isDone ? 'primary' : 'ghost'} {...(onGoOn && { onClick: onGoOn })}>
        {after === 'end' ? texts.finish : isDone ? texts.next : texts.skip}
      </LinkButton>
      {before && (
        <LinkButton {...toStep(before)} variant="text">
          {texts.back}
        </LinkButton>
      )}
      <LinkButton to="/" variant="text">
        {texts.later}
      </LinkButton>
    </div>
  )
}
