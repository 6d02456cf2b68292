import * as commentTexts from '../../texts/comments.ts'
import { triviaFailed, triviaLoading, triviaUnavailable } from '../../texts/community.ts'
import * as friendTexts from '../../texts/friends.ts'
import * as texts from '../../texts/style.ts'
import { linkedFact } from '../../texts/trivia.ts'
import { ArticleBody } from '../../ui/articles/ArticleBody.tsx'
import { AuthorAvatar, Byline } from '../../ui/community/Byline.tsx'
import { CommentCard } from '../../ui/community/CommentCard.tsx'
import { FriendButtons } from '../../ui/community/FriendButtons.tsx'
import { LinkedPart } from '../../ui/community/LinkedPart.tsx'
import { News } from '../../ui/community/News.tsx'
import { Pages } from '../../ui/community/Pages.tsx'
import { Prose } from '../../ui/community/Prose.tsx'
import { SendNote } from '../../ui/community/SendNote.tsx'
import { TasteFigure, TasteMatch } from '../../ui/community/Taste.tsx'
import { TriviaCard } from '../../ui/community/TriviaCard.tsx'
import { TriviaHere } from '../../ui/community/TriviaHere.tsx'
import { Section, Shown, State } from './Section.tsx'
import { author, comment, now, spoiler, trivia } from './samples.ts'
import styles from './specimens.module.css'

const { states, variants } = texts

const nothing = () => {}
const taste = { common: 48, match: { percent: 82, low: 75, high: 88 } }
const relations = {
  none: friendTexts.ask,
  asked: friendTexts.withdraw,
  asks: friendTexts.accept,
  friends: friendTexts.areFriends,
}
const here = { type: 'movies', permalink: 'stil', isLoading: false, isMuted: () => false, children: null } as const

const pages = {
  now,
  words: { loading: triviaLoading, failed: triviaFailed, unavailable: triviaUnavailable },
  onRetry: nothing,
  onMore: nothing,
}
const linkedStates = { here: 'normal', loading: 'loading', gone: 'empty', failed: 'error' } as const
const arrived = {
  ...{ state: 'shown' as const, fetchedAt: comment.createdAt, asOf: null },
  ...{ isStale: false, hasMore: false, isFetchingMore: false },
}

/** Texts of other members. */
export function CommunityParts() {
  return (
    <Section name="community">
      <Shown file="community/CommentCard.tsx">
        <State label={variants.critic} wide>
          <CommentCard comment={comment} replies={comment.replies} now={now} />
        </State>
        <State label={states.folded} wide>
          <CommentCard comment={spoiler} replies={[]} now={now} />
        </State>
      </Shown>
      <Shown file="articles/ArticleBody.tsx">
        <State label={states.normal} wide>
          <ArticleBody
            blocks={[
              { kind: 'paragraph', spans: [{ text: comment.body }] },
              { kind: 'quote', spans: [{ text: comment.body }] },
              { kind: 'spoiler', spans: [{ text: spoiler.body, strong: true }] },
            ]}
          />
        </State>
      </Shown>
      <Shown file="community/Byline.tsx">
        <State label={states.normal}>
          <div className={styles.row}>
            <AuthorAvatar author={author} size="small" />
            <Byline author={author} createdAt={comment.createdAt} now={now} />
          </div>
        </State>
      </Shown>
      <Shown file="community/Taste.tsx">
        <State label={states.normal} wide>
          <TasteMatch taste={taste} />
        </State>
        <State label={states.empty} wide>
          <TasteMatch taste={{ common: 4, match: null }} />
        </State>
        <State label={states.small}>
          <TasteFigure taste={taste} />
        </State>
      </Shown>
      <Shown file="community/FriendButtons.tsx">
        {(['none', 'asked', 'asks', 'friends'] as const).map((relation) => (
          <State key={relation} label={relations[relation]}>
            <FriendButtons relation={relation} state="saved" name={author.username} onSay={nothing} onUnsay={nothing} />
          </State>
        ))}
        <State label={states.pending}>
          <FriendButtons relation="asked" state="pending" name={author.username} onSay={nothing} onUnsay={nothing} />
        </State>
      </Shown>
      <Shown file="community/Prose.tsx">
        <State label={states.normal} wide>
          <Prose text={comment.body} />
        </State>
        <State label={states.small} wide>
          <Prose text={comment.body} size="small" />
        </State>
      </Shown>
      <Shown file="community/LinkedPart.tsx">
        {(['here', 'loading', 'gone', 'failed'] as const).map((state) => (
          <State key={state} label={states[linkedStates[state]]} wide>
            <LinkedPart state={state} words={linkedFact} level={3} onRetry={nothing}>
              <TriviaCard entry={trivia} />
            </LinkedPart>
          </State>
        ))}
      </Shown>
      <Shown file="community/News.tsx">
        <State label={states.normal}>
          <News news={{ count: 2, show: nothing }} label={commentTexts.newComments} />
        </State>
      </Shown>
      <Shown file="community/Pages.tsx">
        <State label={states.loading} wide>
          <Pages {...pages} pages={{ state: 'loading' }}>
            {null}
          </Pages>
        </State>
        <State label={states.error} wide>
          <Pages {...pages} pages={{ state: 'missing', isOffline: false }}>
            {null}
          </Pages>
        </State>
        <State label={states.offline} wide>
          <Pages {...pages} pages={{ state: 'missing', isOffline: true }}>
            {null}
          </Pages>
        </State>
        <State label={states.normal} wide>
          <Pages {...pages} pages={{ ...arrived, hasMore: true }}>
            <TriviaCard entry={trivia} />
          </Pages>
        </State>
        <State label={states.stale} wide>
          <Pages {...pages} pages={{ ...arrived, isStale: true }}>
            <TriviaCard entry={trivia} />
          </Pages>
        </State>
      </Shown>
      <Shown file="community/SendNote.tsx">
        <State label={states.pending}>
          <SendNote state="pending" text={commentTexts.pending} />
        </State>
        <State label={states.refused}>
          <SendNote state="failed" text={commentTexts.refused('create', null, null)} toOutbox={commentTexts.toOutbox} />
        </State>
      </Shown>
      <Shown file="community/TriviaCard.tsx">
        <State label={variants.onlyWords}>
          <TriviaCard entry={trivia} />
        </State>
        <State label={variants.withFoot}>
          <TriviaCard entry={trivia} now={now} />
        </State>
      </Shown>
      <Shown file="community/TriviaHere.tsx">
        <State label={states.loading} wide>
          <TriviaHere {...here} items={null} isLoading />
        </State>
        <State label={states.normal} wide>
          <TriviaHere {...here} items={[trivia]} />
        </State>
        <State label={states.empty} wide>
          <TriviaHere {...here} items={[]} />
        </State>
      </Shown>
    </Section>
  )
}
