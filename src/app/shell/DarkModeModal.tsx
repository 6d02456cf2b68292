import { useAtom } from 'jotai'
import { themeAtom } from '../../atoms/shell/theme.ts'
import { appearance, appearanceText } from '../../texts/shell.ts'
import { ThemeChoice } from '../../ui/shell/ThemeChoice.tsx'
import styles from './DarkModeModal.module.css'
import { ModalDialog } from './ModalDialog.tsx'

/** Light, dark, or as the device has it (A18). The page behind shows the choice at once. */
export function DarkModeModal() {
  const [chosen, choose] = useAtom(themeAtom)
  return (
    <ModalDialog label={appearance}>
      <h2 className={styles.title}>{appearance}</h2>
      <p className={styles.text}>{appearanceText}</p>
      <ThemeChoice chosen={chosen} onChoose={choose} />
    </ModalDialog>
  )
}
