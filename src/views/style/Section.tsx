import type { ReactNode } from 'react'
import * as texts from '../../texts/style.ts'
import styles from './Section.module.css'

/** A chapter of the style page. */
export function Section({ name, children }: { name: texts.SectionName; children: ReactNode }) {
  return (
    <section id={name} className={styles.section}>
      <h2 className={styles.title}>{texts.sections[name]}</h2>
      <p className={styles.lead}>{texts.leads[name]}</p>
      {children}
    </section>
  )
}

type ShownProps = {
  /** The component's file below `src/ui`. */
  file: string
  children: ReactNode
}

/** A component with its states. */
export function Shown({ file, children }: ShownProps) {
  const name = file.replace(/^.*\//, '').replace('.tsx', '')
  return (
    <article className={styles.shown} data-component={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <code className={styles.file}>{`src/ui/${file}`}</code>
      </header>
      <div className={styles.states}>{children}</div>
    </article>
  )
}

type StateProps = {
  /** The name of the state. */
  label: string
  /** As wide as the page. */
  wide?: boolean
  /** Draws the focus ring, which otherwise appears only with the keyboard. */
  focus?: boolean
  children: ReactNode
}

/** One state of a component. Parts with a fixed position stay within it. */
export function State({ label, wide = false, focus = false, children }: StateProps) {
  return (
    <figure className={styles.state} data-wide={wide || undefined}>
      <div className={styles.stage} data-focus={focus || undefined}>
        {children}
      </div>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  )
}
