import { FIRST_RATINGS } from '../../../atoms/firstSteps/firstSteps.ts'
import { ratingsProgress } from '../../../texts/firstSteps.ts'
import { FirstStepsView } from '../../../views/firstSteps/FirstStepsView.tsx'
import { QuickProgress } from '../../../views/quickRatings/QuickProgress.tsx'
import { QuickRounds } from '../../../views/quickRatings/QuickRounds.tsx'

/** The first steps with the parts of another screen: views know each other by the app alone. */
export function FirstSteps() {
  return (
    <FirstStepsView
      progress={<QuickProgress goal={FIRST_RATINGS} label={ratingsProgress} />}
      rounds={<QuickRounds />}
    />
  )
}
