import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FilterDialog.module.css'

type FilterDialogProps = {
  title: string
  /** The text of the button that takes all filters out. */
  reset: string
  onReset: () => void
  /** On the button that closes the dialog: what the filters leave, announced as it changes. */
  done: string
  /** Keeps one height while its content grows and shrinks. */
  isTall?: boolean
  onClosed: () => void
  children: ReactNode
}

/** A dialog of filters. A choice holds at once: the page behind follows. */
export function FilterDialog({ title, reset, onReset, done, isTall = false, onClosed, children }: FilterDialogProps) {
  return (
    <Dialog label={title} isTall={isTall} onClosed={onClosed}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <form method="dialog" className={styles.foot}>
        <Button variant="ghost" onClick={onReset}>
          {reset}
        </Button>
        <Button type="submit">{done}</Button>
        {/* A button's content is no live region. */}
        <span role="status" className="visuallyHidden">
          {done}
        </span>
      </form>
    </Dialog>
  )
}

type FilterGroupProps = {
  legend: string
  /** In columns: equal places, which do not move as counts come. */
  isEven?: boolean
  children: ReactNode
}

/** The values of one filter. */
export function FilterGroup({ legend, isEven = false, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips} data-even={isEven || undefined}>
        {children}
      </div>
    </fieldset>
  )
}
