import type { InputHTMLAttributes, Ref } from 'react'
import { clearInput } from '../../texts/common.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './SearchInput.module.css'

type SearchInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  icon?: IconName
  /** Empties the field; with it a button shows as long as there is something to clear. */
  onClear?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A field to search with. */
export function SearchInput({ icon, onClear, placeholder = ' ', ...rest }: SearchInputProps) {
  return (
    <span className={styles.field} data-icon={icon && ''} data-clear={onClear && ''}>
      {icon && <Icon name={icon} />}
      <input {...rest} type="search" className={styles.input} placeholder={placeholder} />
      {onClear && (
        <button type="button" className={styles.clear} aria-label={clearInput} onClick={onClear}>
          <Icon name="x" size="small" />
        </button>
      )}
    </span>
  )
}
