import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { consentAtom, isAllowed, preferencesAtom, vendors } from '../../../atoms/consent/consent.ts'
import { acceptAll, adjust, nothingWithoutYou, refuseAll, saveChoice } from '../../../texts/consent.ts'
import { Button } from '../../../ui/kit/Button.tsx'
import { Dialog } from '../../../ui/kit/Dialog.tsx'
import styles from './ConsentPreferences.module.css'
import { useDecide } from './useDecide.ts'
import { VendorSwitch } from './VendorSwitch.tsx'

/** The consent for each vendor (B11). Closing the dialog changes nothing. */
export function ConsentPreferences() {
  const consent = useAtomValue(consentAtom)
  const setPreferences = useSetAtom(preferencesAtom)
  const decide = useDecide()

  /** The dialog closes itself, because its form has the method `dialog`. */
  const onSubmit = ({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { submitter } = nativeEvent as SubmitEvent
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : 'chosen'
    const chosen = new FormData(currentTarget)
    if (answer === 'none') decide([])
    else decide(answer === 'all' ? vendors : vendors.filter((vendor) => chosen.has(vendor)))
  }

  return (
    <Dialog label={adjust} onClosed={() => setPreferences(false)}>
      <h2 className={styles.title}>{adjust}</h2>
      <p className={styles.text}>{nothingWithoutYou}</p>
      <form method="dialog" onSubmit={onSubmit}>
        <ul>
          {vendors.map((vendor) => (
            <VendorSwitch key={vendor} vendor={vendor} allowed={isAllowed(consent, vendor)} />
          ))}
        </ul>
        <div className={styles.answers}>
          <Button type="submit" value="chosen" wide>
            {saveChoice}
          </Button>
          <Button type="submit" value="none" variant="ghost">
            {refuseAll}
          </Button>
          <Button type="submit" value="all" variant="ghost">
            {acceptAll}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
