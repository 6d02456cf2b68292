import { Link } from '@tanstack/react-router'
import type { PeopleFilter } from '../../atoms/person/filter.ts'
import * as texts from '../../texts/people.ts'
import { useChosenSearch } from '../../ui/kit/useChosenSearch.ts'
import styles from './Letters.module.css'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** The first letters of last names; umlauts are found under their base letter. A letter takes the place of a birthday. */
export function Letters({ filter: shown }: { filter: PeopleFilter }) {
  const { job, birthday, letter: active } = useChosenSearch<PeopleFilter>('/people', shown)
  const link = (letter: string | undefined, children: string, label?: string) => (
    <li key={letter ?? ''}>
      <Link
        to="/people"
        search={{ ...(job ? { job } : {}), ...(letter ? { letter } : {}) }}
        resetScroll={false}
        preload={false}
        className={styles.letter}
        aria-label={label}
        aria-current={letter === active && !birthday ? 'true' : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        activeProps={{}}
      >
        {children}
      </Link>
    </li>
  )
  return (
    <nav aria-label={texts.letters}>
      <ul className={styles.letters}>
        {link(undefined, texts.allLetters)}
        {LETTERS.map((letter) => link(letter, letter.toUpperCase()))}
        {link('other', texts.otherLetters.short, texts.otherLetters.long)}
      </ul>
    </nav>
  )
}
