import type { MarkKind } from '#contract/marks.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { needsDecision, type WaitingAction, waitsForHour } from '../../atoms/outbox/waitingActions.ts'
import type { WaitingAct } from '../../atoms/outbox/waitingActs.ts'
import * as texts from '../../texts/outbox.ts'
import { toAsOf, toInstantText } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { IconName } from '../../ui/kit/icons.ts'
import { Poster } from '../../ui/kit/Poster.tsx'
import { ActionButtons } from './ActionButtons.tsx'
import styles from './ActionRow.module.css'
import { Conflict } from './Conflict.tsx'
import { toActionText } from './toActionText.ts'

type ActionRowProps = { action: WaitingAction; now: Date; onRetry: () => void; onDiscard: () => void }

/** One action: what, since when, in which state and why, and what can be done about it. */
export function ActionRow({ action, now, onRetry, onDiscard }: ActionRowProps) {
  const { face, state, since, error, conflict } = action
  const decide = needsDecision(action)
  const newAccount = useNewAccount()
  const until = waitsForHour(action) ? newAccount : null
  const why = until
    ? texts.tooNewUntil(toInstantText(until.from, until.now))
    : (error?.text ?? texts.reason(error?.code ?? null))
  return (
    <li className={styles.row} data-decide={decide}>
      <div className={styles.face}>
        {face ? (
          <Poster image={face.poster} title={face.title} sizes="46px" decorative />
        ) : (
          <span className={styles.tile}>
            <Icon name={toTile(action.act)} />
          </span>
        )}
      </div>
      <h3 className={styles.what}>{toActionText(action.act)}</h3>
      {since && (
        <time className={styles.since} dateTime={since}>
          {toAsOf(since, now)}
        </time>
      )}
      <p className={styles.state} data-tone={decide ? 'fail' : (tones[state] ?? 'wait')}>
        <Icon name={iconOf[state]} size="small" />
        {texts.states[state]}
      </p>
      {why && <p className={styles.why}>{why}</p>}
      {conflict && <Conflict action={action} conflict={conflict} now={now} onDiscard={onDiscard} />}
      {state !== 'sent' && !conflict && (
        <ActionButtons action={action} isHeld={until !== null} onRetry={onRetry} onDiscard={onDiscard} />
      )}
    </li>
  )
}

const tones: Partial<Record<WaitingAction['state'], 'going' | 'done'>> = {
  sending: 'going',
  slow: 'going',
  sent: 'done',
}

const iconOf: Record<WaitingAction['state'], IconName> = {
  pending: 'clock',
  sending: 'send',
  slow: 'clock',
  parked: 'user',
  failed: 'x',
  blocked: 'x',
  review: 'info',
  newer: 'clock',
  unreadable: 'x',
  sent: 'check',
}

/** Stands where there is no poster. */
const toTile = (act: WaitingAct): IconName => (act.kind === 'mark' ? markTiles[act.mark] : tiles[act.kind])

const tiles: Record<Exclude<WaitingAct['kind'], 'mark'>, IconName> = {
  rate: 'eye',
  clear: 'eye',
  favourite: 'ticket',
  reminder: 'bell',
  watchlistRule: 'bookmark',
  episodes: 'eye',
  diary: 'calendar',
  meetup: 'people',
  message: 'mail',
  article: 'pencil',
  list: 'listAdd',
  listItem: 'listAdd',
  comment: 'reply',
  trivia: 'info',
  damaged: 'info',
  unknown: 'info',
}

const markTiles: Record<MarkKind, IconName> = {
  digg: 'digg',
  vote: 'up',
  flag: 'info',
  follow: 'bell',
  mute: 'moon',
  watch: 'bookmark',
  watched: 'eye',
  friendship: 'people',
}
