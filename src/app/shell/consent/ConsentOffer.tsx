import { useSetAtom } from 'jotai'
import { preferencesAtom, vendors } from '../../../atoms/consent/consent.ts'
import { acceptAll, adjust, nothingWithoutYou, offerLabel, refuseAll } from '../../../texts/consent.ts'
import { Button } from '../../../ui/kit/Button.tsx'
import styles from './ConsentOffer.module.css'
import { useDecide } from './useDecide.ts'

/**
 * Offers the choice on the first visit: above the page, not in its way. It takes no focus and closes nothing off; who
 * ignores it has refused. Refusing is as easy as allowing.
 */
export function ConsentOffer() {
  const open = useSetAtom(preferencesAtom)
  const decide = useDecide()
  return (
    <section className={styles.offer} aria-label={offerLabel}>
      <p className={styles.text}>{nothingWithoutYou}</p>
      <div className={styles.choices}>
        <Button variant="ghost" wide onClick={() => decide([])}>
          {refuseAll}
        </Button>
        <Button variant="ghost" wide onClick={() => decide(vendors)}>
          {acceptAll}
        </Button>
      </div>
      <Button variant="text" onClick={() => open(true)}>
        {adjust}
      </Button>
    </section>
  )
}
