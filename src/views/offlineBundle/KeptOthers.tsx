import { useSetAtom } from 'jotai'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { clearOthersAtom, type OfflineBundleContents } from '../../atoms/offlineBundle/offlineBundle.ts'
import type { Room } from '../../atoms/offlineBundle/offlineBundleDevice.ts'
import * as texts from '../../texts/offlineBundle.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './KeptRow.module.css'

type Inventory = Extract<OfflineBundleContents, { state: 'read' }>['inventory']

/** Leftovers of other visits, in sum, which can be let go at once, and the app itself: the rest of the used storage. */
export function KeptOthers({ inventory, room }: { inventory: Inventory; room: Room | null }) {
  const { pages, pictures, posters, bundleBytes } = inventory
  const clear = useSetAtom(clearOthersAtom)
  const notify = useSetAtom(notifyAtom)
  const confirm = useSetAtom(confirmAtom)
  const letGo = async () => {
    const question = { title: texts.clearTitle, text: texts.clearText, confirm: texts.clear, dismiss: texts.keep }
    if (!(await confirm(question))) return
    await clear()
    notify({ kind: 'success', message: texts.cleared })
  }
  const data = pages.bytes + pictures.bytes + posters.bytes + bundleBytes
  const app = room ? room.usage - data : 0
  const rows = [
    { icon: 'eye', name: texts.pages, meta: texts.pagesKept(pages.count, texts.megabytes(pages.bytes)) },
    {
      icon: 'picture',
      name: texts.pictures,
      meta: texts.picturesKept(pictures.count, texts.megabytes(pictures.bytes)),
    },
    ...(app > 0 ? [{ icon: 'phone', name: texts.app, meta: texts.megabytes(app) } as const] : []),
  ] as const
  return (
    <section className={styles.section}>
      <h2>{texts.others}</h2>
      <ul className={styles.list}>
        {rows.map(({ icon, name, meta }) => (
          <li key={name} className={styles.row}>
            <Icon name={icon} />
            <p>
              <b className={styles.name}>{name}</b>
              <span className={styles.meta}>{meta}</span>
            </p>
          </li>
        ))}
      </ul>
      {pages.count + pictures.count > 0 && (
        <Button variant="ghost" onClick={() => void letGo()}>
          <Icon name="trash" size="small" />
          {texts.clear}
        </Button>
      )}
    </section>
  )
}
