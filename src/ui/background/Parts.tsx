import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Collection } from '#contract/background.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/background.ts'
import { part as partText } from '../../texts/backgroundFacts.ts'
import { Poster } from '../kit/Poster.tsx'
import styles from './Background.module.css'

type Part = Collection['parts'][number]

type PartsProps = {
  collection: Collection
  /** Of the film on whose page they stand. */
  permalink: string
}

/** The films of a collection in their order, the one before and the one after this film named. */
export function Parts({ collection, permalink }: PartsProps) {
  const id = useId()
  const { name, total, parts } = collection
  const here = parts.find((part) => part.permalink === permalink)
  const noteOf = ({ number }: Part) => {
    if (!here) return null
    // The catalogue may lack parts between two that it holds.
    const notes = new Map([
      [here.number - 1, texts.previousPart],
      [here.number, texts.thisFilm],
      [here.number + 1, texts.nextPart],
    ])
    return notes.get(number) ?? null
  }
  if (parts.length < 2) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{texts.collection(name)}</h2>
        <Link to="/reihe/$permalink" params={{ permalink: collection.permalink }} className="textLink">
          {texts.toCollection}
        </Link>
      </header>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.permalink}>
            <Link
              to={toThingPath('movies', part.permalink)}
              className={styles.part}
              aria-current={part === here ? 'page' : undefined}
            >
              <Poster image={part.poster} title={part.title} sizes="56px" decorative />
              <span>
                <small>
                  {[noteOf(part), partText(part.number, total), part.year].filter((word) => word !== null).join(' · ')}
                </small>
                <b>{part.title}</b>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
