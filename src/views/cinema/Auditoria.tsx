import type { Cinema } from '#contract/cinema.ts'
import * as texts from '../../texts/cinema.ts'
import styles from './Auditoria.module.css'

/** The cinema's halls with their seats and what they offer. */
export function Auditoria({ auditoria }: Pick<Cinema, 'auditoria'>) {
  if (auditoria.length === 0) return null
  return (
    <>
      <h2 className={styles.title}>{texts.auditoria}</h2>
      <ul>
        {auditoria.map(({ name, seats, features }) => (
          <li key={name} className={styles.hall}>
            <b>{name}</b>
            <span>{[texts.seats(seats), ...features].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
