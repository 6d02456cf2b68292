import { aBackground } from '../../../test/builders/background.ts'
import { commentsTitle } from '../../texts/community.ts'
import * as texts from '../../texts/style.ts'
import { Background } from '../../ui/background/Background.tsx'
import { FilmRow, FilmRowSkeleton } from '../../ui/title/FilmRow.tsx'
import { filmFacts } from '../../ui/title/filmFacts.ts'
import { Scores } from '../../ui/title/Scores.tsx'
import { SubPage } from '../../ui/title/SubPage.tsx'
import { TitleFacts } from '../../ui/title/TitleFacts.tsx'
import { TitleHead } from '../../ui/title/TitleHead.tsx'
import { TitlePage } from '../../ui/title/TitlePage.tsx'
import { TitleSkeleton } from '../../ui/title/TitleSkeleton.tsx'
import { Section, Shown, State } from './Section.tsx'
import { film } from './samples.ts'

const { states, words } = texts
const [director, ...cast] = film.credits
const nobody = { average: null, count: 0, distribution: film.community.distribution.map(() => 0) }

/** Parts of the pages of films and series. */
export function TitleParts() {
  return (
    <Section name="title">
      <Shown file="title/TitlePage.tsx">
        <State label={states.normal} wide>
          <TitlePage
            head={
              <TitleHead
                title={film.title}
                originalTitle={film.originalTitle}
                still={film.still}
                poster={film.poster}
                meta={[film.year, ...film.genres].join(' · ')}
                credits={[{ label: 'Regie', people: director ? [director.name] : [] }]}
                path="/movies/der-himmel-ueber-berlin"
                rating={null}
                onShareUnavailable={() => {}}
              />
            }
            asOf={null}
            scores={<Scores community={film.community} critics={nobody} />}
            synopsis={film.synopsis}
            background={null}
            community={null}
            facts={<TitleFacts cast={cast} facts={[{ label: 'Länge', value: '128 min' }]} />}
          >
            {null}
          </TitlePage>
        </State>
      </Shown>
      <Shown file="background/Background.tsx">
        <State label={states.normal} wide>
          <Background type="movies" permalink="der-pate-teil-ii" background={aBackground()} isMuted={() => false} />
        </State>
      </Shown>
      <Shown file="title/TitleSkeleton.tsx">
        <State label={states.loading} wide>
          <TitleSkeleton loading={words.loadingCinemas} />
        </State>
      </Shown>
      <Shown file="title/FilmRow.tsx">
        {(['large', 'card', 'middle', 'small'] as const).map((size) => (
          <State key={size} label={size} wide>
            <FilmRow movie={film} size={size} heading="h3">
              <p>{filmFacts(film, 2)}</p>
            </FilmRow>
          </State>
        ))}
        <State label={states.loading} wide>
          <FilmRowSkeleton size="middle">{null}</FilmRowSkeleton>
        </State>
      </Shown>
      {/* Last: its heading is a page's, and what comes behind may be no more than one level below. */}
      <Shown file="title/SubPage.tsx">
        <State label={states.normal} wide>
          <SubPage type="movies" permalink={film.permalink} title={film} heading={commentsTitle(film.title)}>
            {null}
          </SubPage>
        </State>
      </Shown>
    </Section>
  )
}
