import type { NamedList } from '#contract/background.ts'
import * as texts from '../../texts/lists.ts'
import { ListCard } from '../lists/ListCard.tsx'
import styles from './ListCards.module.css'

/** Cards of public lists. */
export function ListCards({ items }: { items: readonly NamedList[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((list) => (
        <ListCard
          key={list.id}
          id={list.id}
          name={list.name}
          posters={list.posters}
          notes={[texts.by(list.author.username), texts.titles(list.itemsCount), texts.diggs(list.diggs_count)]}
        />
      ))}
    </ul>
  )
}
