import * as texts from '../../texts/login.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './Recovered.module.css'

/** A link is on its way (PRODUCT B3). */
export function Recovered({ onBack }: { onBack: () => void }) {
  return (
    <>
      <p className={styles.notice} role="status" tabIndex={-1} data-first="">
        <Icon name="mail" />
        <span>{texts.recovered}</span>
      </p>
      <Button variant="ghost" wide onClick={onBack}>
        {texts.backToLogin}
      </Button>
    </>
  )
}
