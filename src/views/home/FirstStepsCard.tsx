import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { type FirstStep, firstSteps, firstStepsDoneAtom } from '../../atoms/firstSteps/firstSteps.ts'
import { areFirstStepsOfferedAtom, closeFirstStepsAtom } from '../../atoms/firstSteps/firstStepsOffer.ts'
import * as texts from '../../texts/firstStepsCard.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import styles from './FirstStepsCard.module.css'

/** A new member's way back to the first steps; nothing once they are at their end, or not wanted. */
export function FirstStepsCard() {
  const isOffered = useAtomValue(areFirstStepsOfferedAtom)
  const done = useAtomValue(firstStepsDoneAtom)
  // Until the device has answered, the finished steps are not known.
  if (!isOffered || done === null || done.size === firstSteps.length) return null
  return <OpenSteps done={done} />
}

function OpenSteps({ done }: { done: ReadonlySet<FirstStep> }) {
  const close = useSetAtom(closeFirstStepsAtom)
  const notify = useSetAtom(notifyAtom)
  const id = useId()
  const dismiss = () => {
    close()
    notify({
      kind: 'info',
      message: texts.dismissed,
      link: { href: '/erste-schritte', caption: texts.goThere },
    })
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.steps}>
        {firstSteps.map((step) => (
          <li key={step} className={styles.step} data-done={done.has(step) || undefined}>
            <Icon name={done.has(step) ? 'check' : 'right'} size="small" />
            {texts.todo[step]}
            {done.has(step) && <span className="visuallyHidden">{texts.isDone}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to="/erste-schritte">{done.size === 0 ? texts.begin : texts.goOn}</LinkButton>
        <Button variant="text" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </section>
  )
}
