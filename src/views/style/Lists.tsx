import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/style.ts'
import { Carousel } from '../../ui/kit/Carousel.tsx'
import { MarkedText } from '../../ui/kit/MarkedText.tsx'
import { ListCard, ListCardSkeleton } from '../../ui/lists/ListCard.tsx'
import { FoundPicture } from '../../ui/search/FoundPicture.tsx'
import { PosterCard, PosterCardSkeleton } from '../../ui/title/PosterCard.tsx'
import { PosterWall } from '../../ui/title/PosterWall.tsx'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import { Section, Shown, State } from './Section.tsx'
import { films, gone, longTitle, members } from './samples.ts'
import styles from './specimens.module.css'

const { states, words } = texts
const labels = { previous: words.previous, next: words.next }
const values = [0.3, 2, 3.2, 4.2, 5.1, 6.3, 7.2, 8.4, 9.1]
const [first] = films
const found = [states.normal, states.missing, states.failed]

/** Posters beside and below each other. */
export function Lists() {
  return (
    <Section name="lists">
      <Shown file="ScoreBadge.tsx">
        {values.map((value) => (
          <State key={value} label={`${value}`.replace('.', ',')}>
            <ScoreBadge value={value} />
          </State>
        ))}
        <State label={states.unrated}>
          <ScoreBadge value={null} />
        </State>
      </Shown>
      <Shown file="ListCard.tsx">
        <State label={states.normal} wide>
          <ul>
            <ListCard
              id="stil"
              name={longTitle}
              posters={films.map(({ poster }) => poster)}
              notes={members.slice(0, 2)}
            />
          </ul>
        </State>
        <State label={states.loading} wide>
          <ul>
            <ListCardSkeleton />
          </ul>
        </State>
      </Shown>
      <Shown file="FoundPicture.tsx">
        {[films[1]?.poster ?? null, null, gone].map((poster, index) => (
          <State key={found[index]} label={found[index] ?? states.normal}>
            <FoundPicture found={{ itemClass: 'Movie', poster, title: longTitle }} />
          </State>
        ))}
        {(['Person', 'RegisteredUser', 'Cinema'] as const).map((itemClass) => (
          <State key={itemClass} label={itemClass}>
            <FoundPicture found={{ itemClass, poster: null, title: members[0] ?? '' }} />
          </State>
        ))}
      </Shown>
      <Shown file="MarkedText.tsx">
        <State label={states.on}>
          <MarkedText text={films[0]?.title ?? ''} query={words.searchValue} />
        </State>
        <State label={states.normal}>
          <MarkedText text={films[0]?.title ?? ''} query="" />
        </State>
      </Shown>
      <Shown file="PosterCard.tsx">
        {first && (
          <>
            <State label={states.normal}>
              <ul className={styles.card}>
                <PosterCard {...first} path="/movies/stil-0" showsCount />
              </ul>
            </State>
            <State label={states.long}>
              <ul className={styles.card}>
                <PosterCard {...first} title={longTitle} path="/movies/stil-0" note="1964 · Komödie" />
              </ul>
            </State>
            <State label={states.failed}>
              <ul className={styles.card}>
                <PosterCard {...first} poster={gone} path="/movies/stil-0" />
              </ul>
            </State>
            <State label={states.unrated}>
              <ul className={styles.card}>
                <PosterCard {...first} path="/movies/stil-0" rating={{ average: null, count: 0 }} />
              </ul>
            </State>
          </>
        )}
        <State label={states.loading}>
          <ul className={styles.card}>
            <PosterCardSkeleton />
          </ul>
        </State>
      </Shown>
      <Shown file="Carousel.tsx">
        <State label={states.many} wide>
          <Carousel labels={labels}>
            {films.map((film) => (
              <PosterCard key={film.id} {...film} path={toThingPath('movies', film.permalink)} />
            ))}
          </Carousel>
        </State>
        <State label={states.few} wide>
          <Carousel labels={labels}>
            {films.slice(0, 2).map((film) => (
              <PosterCard key={film.id} {...film} path={toThingPath('movies', film.permalink)} />
            ))}
          </Carousel>
        </State>
      </Shown>
      <Shown file="PosterWall.tsx">
        <State label={states.normal} wide>
          <PosterWall>
            {films.slice(0, 8).map((film) => (
              <PosterCard key={film.id} {...film} path={toThingPath('movies', film.permalink)} />
            ))}
          </PosterWall>
        </State>
      </Shown>
    </Section>
  )
}
