import { type FirstStep, firstSteps } from '../../atoms/firstSteps/firstSteps.ts'
import * as texts from '../../texts/firstSteps.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import styles from './FirstStepsView.module.css'
import foot from './StepFoot.module.css'

/** After the last step: where it goes on, by what the member has. */
export function EndOfSteps({ done }: { done: ReadonlySet<FirstStep> }) {
  return (
    <>
      <h2 tabIndex={-1}>{texts.endHeading}</h2>
      <p className={styles.text}>{done.size === firstSteps.length ? texts.endAllText : texts.endText}</p>
      <div className={foot.foot}>
        {done.has('cinemas') ? (
          <LinkButton to="/kino/kinoprogramm/lieblingskinos">{texts.toFavourites}</LinkButton>
        ) : (
          <LinkButton to="/kino/kinoprogramm">{texts.toProgramme}</LinkButton>
        )}
        <LinkButton to="/quickratings" variant="ghost">
          {texts.rateMore}
        </LinkButton>
        <LinkButton to="/" variant="text">
          {texts.toHome}
        </LinkButton>
      </div>
    </>
  )
}
