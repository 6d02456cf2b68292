import { productName } from '../../texts/head.ts'
import styles from './Logo.module.css'

/** The lettering's outlines, so that the logo needs no font. */
const lettering =
  'M45 0h-37q-1 0-1-2v-95q0-1 1-1h12q1 0 1 1v84h24q1 0 1 2v9q0 2-1 2zM79 0h-11q-2 0-2-2v-95q0-1 2-1h11q1 0 1 1v95q0 2-1 2zM130 1q-13 0-19-8q-7-7-7-24v-37q0-15 7-23q6-8 19-8q9 0 15 4q6 4 9 12q2 7 1 17q0 2-1 2h-12q0 0 0 0q-1-1-1-2q1-10-2-15q-2-5-9-5q-6 0-9 4q-3 5-3 15v35q0 11 3 15q3 5 9 5q7 0 10-6q2-5 2-14q-1-1 0-2q0 0 1 0h11q1 0 1 2q1 15-5 24q-6 9-20 9zM192 0h-12q-1 0-1-2v-95q0-1 1-1h12q1 0 1 1v40h24v-40q0-1 1-1h11q1 0 1 1v95q0 2-1 2h-11q-1 0-1-2v-42h-24v42q0 2-1 2zM280 0h-11q-1 0-1-2v-83h-16q-1 0-1-2v-10q0-1 1-1h46q1 0 1 1v10q0 2-1 2h-16v83q0 2-2 2zM339 1q-9 0-14-4q-5-3-7-10q-2-6-2-15q0-1 2-1h11q0 0 1 0q0 0 0 1q-1 8 2 12q2 4 7 4q5 0 8-3q2-3 2-9q0-5-1-9q-2-4-6-7l-12-10q-7-5-10-11q-3-6-3-15q0-11 6-17q5-6 16-6q12 0 18 7q6 8 5 20q0 2-2 2h-11q0 0-1 0q0 0 0-2q1-6-2-10q-2-4-7-4q-4 0-6 2q-2 3-2 8q0 5 2 9q1 4 5 7l12 9q5 3 8 7q3 4 4 9q1 4 1 11q0 12-6 18q-5 7-18 7zM398 0h-12q-1 0-1-2v-95q0-1 1-1h18q13 0 20 7q6 8 6 24q0 15-7 23q-6 8-19 8h-5v34q0 2-1 2zM399-86v37h5q6 0 9-4q3-5 3-14q0-10-3-14q-3-5-9-5h-5zM464 0h-11q-1 0-1-2v-95q0-1 1-1h11q2 0 2 1v95q0 2-2 2zM530 0h-38q-2 0-2-2v-95q0-1 2-1h38q1 0 1 1v10q0 2-1 2h-26v29h24q1 0 1 2v9q0 1-1 1h-24v31h26q1 0 1 2v9q0 2-1 2zM593 0h-37q-1 0-1-2v-95q0-1 1-1h12q1 0 1 1v84h24q1 0 1 2v9q0 2-1 2z'

/** An L whose upright is the screen and whose foot is the cone of light; where they overlap, ink by day, white by night. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 713 99" role="img" aria-label={productName}>
      <g transform="scale(0.8187) translate(-8 0)">
        <path className={styles.screen} d="M8 0H34V120H8Z" />
        <path className={styles.light} d="M8 98L100 66V120H8Z" />
        <path className={styles.overlap} d="M8 98L34 88.957V120H8Z" />
      </g>
      <path className={styles.overlap} transform="translate(105.9 98.3)" d={lettering} />
    </svg>
  )
}
