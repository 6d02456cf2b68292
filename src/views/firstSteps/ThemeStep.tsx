import { useAtom, useSetAtom } from 'jotai'
import { settleThemeAtom } from '../../atoms/firstSteps/firstSteps.ts'
import { themeAtom } from '../../atoms/shell/theme.ts'
import * as texts from '../../texts/firstSteps.ts'
import { ThemeChoice } from '../../ui/shell/ThemeChoice.tsx'
import styles from './FirstStepsView.module.css'
import { StepFoot } from './StepFoot.tsx'

/** The theme: the page shows the choice at once. */
export function ThemeStep() {
  const [chosen, choose] = useAtom(themeAtom)
  const settle = useSetAtom(settleThemeAtom)
  return (
    <>
      <h2 tabIndex={-1}>{texts.themeHeading}</h2>
      <p className={styles.text}>{texts.themeLead}</p>
      <ThemeChoice
        chosen={chosen}
        onChoose={(theme) => {
          choose(theme)
          settle()
        }}
      />
      <StepFoot before="ratings" after="end" isDone onGoOn={settle} />
    </>
  )
}
