import { Link } from '@tanstack/react-router'
import type { ModerationCase } from '#contract/moderationQueue.ts'
import type { ModerationAction } from '#contract/moderationWords.ts'
import * as texts from '../../texts/moderation.ts'
import { AuthorAvatar, Byline } from '../../ui/community/Byline.tsx'
import { Prose } from '../../ui/community/Prose.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import { toPlace } from '../../ui/kit/toPlace.ts'
import styles from './CaseCard.module.css'
import { LogLine } from './LogLine.tsx'

type CaseCardProps = {
  shown: ModerationCase
  now: Date
  onAct: (action: ModerationAction) => void
  onMember: () => void
}

/** A flagged thing in what it stands in, why and how often it was flagged, and what can be done about it. */
export function CaseCard({ shown, now, onAct, onMember }: CaseCardProps) {
  const { type, author, context, answers, severity, flaggers, reasons, words, firstFlaggedAt, hidden, last } = shown
  const name = texts.caseName(texts.kindOf[type], author.username)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the moderation need a case that has the focus
    <article className={styles.case} data-severity={flaggers > 0 ? severity : undefined} tabIndex={0} aria-label={name}>
      <header className={styles.head}>
        {flaggers > 0 ? (
          <p className={styles.flags}>
            <b className={styles.severity}>{texts.severities[severity]}</b>
            <span>{texts.flaggers(flaggers)}</span>
            {firstFlaggedAt && <span>{texts.flaggedSince(toInstantText(new Date(firstFlaggedAt), now))}</span>}
          </p>
        ) : (
          <p className={styles.flags}>{texts.noFlags}</p>
        )}
        <p className={styles.kind}>
          {texts.kindOf[type]}
          {hidden && <b className={styles.hidden}>{texts.isHidden}</b>}
        </p>
      </header>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>{texts.reasonCount(texts.shortReasons[reason], count)}</li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map(({ reason, text, member }) => (
            <li key={member.id}>
              <b>{texts.saidBy(member.username, reason)}</b> {text}
            </li>
          ))}
        </ul>
      )}
      {answers && (
        <blockquote className={styles.answers}>
          <p className={styles.answered}>{texts.answersTo(answers.username)}</p>
          <p className={styles.excerpt}>{answers.text}</p>
        </blockquote>
      )}
      <div className={styles.said}>
        <AuthorAvatar author={author} size="medium" />
        <div className={styles.main}>
          <Byline author={author} createdAt={shown.createdAt} now={now} />
          <Prose text={shown.text} />
          <p className={styles.ways}>
            {context && (
              <Link {...toPlace(context.path)} className="textLink" data-open="">
                {texts.toPlace(context.title)}
              </Link>
            )}
            <button type="button" className="textLink" onClick={onMember}>
              {texts.aboutMember(author.username)}
            </button>
          </p>
        </div>
      </div>
      {last && (
        <ul className={styles.last}>
          <LogLine entry={last} now={now} />
        </ul>
      )}
      {shown.mayAct ? (
        <div className={styles.acts}>
          {hidden ? (
            <Button onClick={() => onAct('restore')}>{texts.acts.restore}</Button>
          ) : (
            <>
              <Button onClick={() => onAct('hide')}>{texts.acts.hide}</Button>
              {flaggers > 0 && (
                <Button variant="ghost" onClick={() => onAct('dismiss')}>
                  {texts.acts.dismiss}
                </Button>
              )}
            </>
          )}
          <Button variant="ghost" onClick={() => onAct('warn')}>
            {texts.acts.warn}
          </Button>
          <Button variant="danger" onClick={() => onAct('block')}>
            {texts.acts.block}
          </Button>
        </div>
      ) : (
        <p className={styles.mayNot}>{texts.mayNot}</p>
      )}
    </article>
  )
}
