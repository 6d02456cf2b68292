import { toNumberValue } from '../kit/attributeValues.ts'
import { toCount } from '../kit/format.ts'
import styles from './Columns.module.css'

/** A place on the horizontal axis. */
type Place = {
  key: string | number
  /** Below the column; empty where only some places are named. */
  label: string
  /** A number for each name, 0 or more. */
  values: readonly number[]
  /** A mark at a height of its own scale, in percent; null for none. */
  mark?: number | null
}

type ColumnsProps = {
  /** The counted things: the parts of a column, four at most. One name needs no key. */
  names: readonly string[]
  places: readonly Place[]
  /** The parts of a place stand beside each other, each in percent of its own greatest, or on each other. */
  look?: 'beside' | 'stacked'
  /** The key of the mark. */
  markName?: string
}

/**
 * Columns over an axis: the parts are told apart by their pattern as well as by their colour. It says nothing to a screen
 * reader: the plot around it does.
 */
export function Columns({ names, places, look = 'stacked', markName }: ColumnsProps) {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const most = Math.max(1, ...places.map(({ values }) => total(values)))
  const greatest = names.map((_name, part) => Math.max(1, ...places.map(({ values }) => values[part] ?? 0)))
  const heightOf = (value: number, part: number) =>
    toNumberValue((value / (look === 'stacked' ? most : (greatest[part] ?? 1))) * 100)
  return (
    <div aria-hidden="true">
      {names.length + (markName ? 1 : 0) > 1 && (
        <ul className={styles.keys}>
          {names.map((name, part) => (
            <li key={name}>
              <i className={styles.part} data-part={part} /> {name}
            </li>
          ))}
          {markName && (
            <li>
              <i className={styles.mark} data-key="" /> {markName}
            </li>
          )}
        </ul>
      )}
      {look === 'stacked' && <p className={styles.most}>{toCount(most)}</p>}
      <ol className={styles.columns}>
        {places.map(({ key, label, values, mark }) => (
          <li key={key}>
            <span className={styles.column} data-look={look}>
              {values.map((value, part) => (
                <i
                  key={names[part]}
                  className={styles.part}
                  data-part={part}
                  data-none={value === 0 || undefined}
                  data-number={heightOf(value, part)}
                />
              ))}
              {typeof mark === 'number' && <i className={styles.mark} data-number={toNumberValue(mark)} />}
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
