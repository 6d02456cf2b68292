import { useId } from 'react'
import type { Vendor } from '../../../atoms/consent/consent.ts'
import { vendorNames, vendorTexts } from '../../../texts/consent.ts'
import { Switch } from '../../../ui/kit/Switch.tsx'
import styles from './VendorSwitch.module.css'

type VendorSwitchProps = {
  vendor: Vendor
  /** As it was decided last. */
  allowed: boolean
}

/** One vendor with what it is needed for; its name is the form's field. */
export function VendorSwitch({ vendor, allowed }: VendorSwitchProps) {
  const id = useId()
  return (
    <li>
      <label htmlFor={`${id}switch`} className={styles.row}>
        <span className={styles.words}>
          <b className={styles.name}>{vendorNames[vendor]}</b>
          <span id={id} className={styles.text}>
            {vendorTexts[vendor]}
          </span>
        </span>
        <Switch
          id={`${id}switch`}
          name={vendor}
          defaultChecked={allowed}
          aria-label={vendorNames[vendor]}
          aria-describedby={id}
        />
      </label>
    </li>
  )
}
