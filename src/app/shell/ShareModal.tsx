import type { Modal } from '../../atoms/core/modal.ts'
import { share } from '../../texts/share.ts'
import { ShareOptions } from '../../ui/share/ShareOptions.tsx'
import { ModalDialog } from './ModalDialog.tsx'
import styles from './ShareModal.module.css'

/** The ways to hand a page on, where the device has no sheet of its own for that. */
export function ShareModal({ link }: { link: Extract<Modal, { type: 'share' }> }) {
  return (
    <ModalDialog label={share}>
      <h2 className={styles.heading}>{share}</h2>
      <p className={styles.title}>{link.title}</p>
      <p className={styles.address}>{new URL(link.url, location.href).href}</p>
      <div className={styles.options}>
        <ShareOptions link={link} />
      </div>
    </ModalDialog>
  )
}
