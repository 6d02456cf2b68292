import { useAtom } from 'jotai'
import { type Theme, themeAtom } from '../../atoms/theme.ts'
import { appearance, appearanceText, themeNames } from '../../texts/shell.ts'
import styles from './DarkModeModal.module.css'
import { ModalDialog } from './ModalDialog.tsx'

const themes: readonly Theme[] = ['light', 'dark', 'system']

/** Light, dark, or as the device has it (A18). The page behind shows the choice at once. */
export function DarkModeModal() {
  const [chosen, choose] = useAtom(themeAtom)
  return (
    <ModalDialog label={appearance}>
      <h2 className={styles.title}>{appearance}</h2>
      <p className={styles.text}>{appearanceText}</p>
      <fieldset className={styles.themes}>
        <legend className="visuallyHidden">{appearance}</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              className="visuallyHidden"
              checked={chosen === theme}
              onChange={() => choose(theme)}
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
    </ModalDialog>
  )
}
