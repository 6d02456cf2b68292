import { listsRef } from '../../../atoms/lists/refs.ts'
import { useMuted } from '../../../atoms/marks/useMuted.ts'
import * as texts from '../../../texts/homeCommunity.ts'
import { by, titles } from '../../../texts/lists.ts'
import { LinkButton } from '../../../ui/kit/LinkButton.tsx'
import { ListCard } from '../../../ui/lists/ListCard.tsx'
import styles from './HomeCommunity.module.css'
import { HomeNote, HomePart } from './HomePart.tsx'

const SHOWN = 3
const query = { order: 'newest' as const }

/** The lists that were made or changed last. */
export function NewLists() {
  const isMuted = useMuted()
  return (
    <HomePart
      title={texts.newLists}
      more={
        <LinkButton variant="text" to="/liste" search={query}>
          {texts.allLists}
        </LinkButton>
      }
      reference={listsRef(query)}
      skeleton="cards"
    >
      {({ items }) => {
        // The answer is the same for everybody: whom the member has muted is left out here.
        const shown = items.filter(({ author }) => !isMuted(author.id)).slice(0, SHOWN)
        return shown.length === 0 ? (
          <HomeNote>{texts.noLists}</HomeNote>
        ) : (
          <ul className={styles.cards}>
            {shown.map(({ id, name, posters, author, itemsCount }) => (
              <ListCard
                key={id}
                id={id}
                name={name}
                posters={posters}
                notes={[by(author.username), titles(itemsCount)]}
              />
            ))}
          </ul>
        )
      }}
    </HomePart>
  )
}
