import { useId } from 'react'
import { appearance, themeNames } from '../../texts/shell.ts'
import styles from './ThemeChoice.module.css'

const themes = ['light', 'dark', 'system'] as const
type Theme = (typeof themes)[number]

type ThemeChoiceProps = { chosen: Theme; onChoose: (theme: Theme) => void }

/** Light, dark, or as the device has it, each with a tiny page in its colours. */
export function ThemeChoice({ chosen, onChoose }: ThemeChoiceProps) {
  // The overlay may lie above a page that has the choice itself.
  const name = useId()
  return (
    <fieldset className={styles.themes}>
      <legend className="visuallyHidden">{appearance}</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.theme}>
          <input
            type="radio"
            name={name}
            className="visuallyHidden"
            checked={chosen === theme}
            onChange={() => onChoose(theme)}
          />
          <span
            className={styles.sample}
            data-sample={theme}
            data-scheme={theme === 'dark' ? 'dark' : 'light'}
            aria-hidden="true"
          />
          <span className={styles.name}>{themeNames[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
