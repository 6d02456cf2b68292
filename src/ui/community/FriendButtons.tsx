import type { ReactNode } from 'react'
import type { Relation } from '#contract/users.ts'
import * as texts from '../../texts/friends.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { MarkState } from '../marks/MarkState.tsx'
import type { MarkFace } from '../marks/markFace.ts'
import styles from './FriendButtons.module.css'

type FriendButtonsProps = {
  relation: Relation
  /** The state of the last choice. */
  state: MarkFace['state']
  name: string
  /** Sends a request, or accepts one. */
  onSay: () => void
  /** Withdraws or refuses a request, or ends the friendship. */
  onUnsay: () => void
}

/** The buttons of a friendship; none for the member themselves. */
export function FriendButtons({ relation, state, name, onSay, onUnsay }: FriendButtonsProps) {
  switch (relation) {
    case 'self':
      return null
    case 'none':
      return (
        <Act words={texts.ask} name={name} onClick={onSay}>
          <Icon name="people" size="small" />
          <span>
            {texts.ask}
            <MarkState state={state} />
          </span>
        </Act>
      )
    case 'asked':
      return (
        <Act words={texts.withdraw} name={name} onClick={onUnsay} ghost>
          <span>
            {texts.withdraw}
            <MarkState state={state} />
          </span>
        </Act>
      )
    case 'asks':
      return (
        <span className={styles.pair}>
          <Act words={texts.accept} name={name} onClick={onSay}>
            <Icon name="check" size="small" />
            <span>
              {texts.accept}
              <MarkState state={state} />
            </span>
          </Act>
          <Act words={texts.refuse} name={name} onClick={onUnsay} ghost>
            {texts.refuse}
          </Act>
        </span>
      )
    case 'friends':
      return (
        <Act words={texts.endFriends} name={name} onClick={onUnsay} ghost>
          <Icon name="check" size="small" />
          <span>
            {texts.areFriends}
            <MarkState state={state} />
          </span>
        </Act>
      )
  }
}

type ActProps = { words: string; name: string; ghost?: boolean; onClick: () => void; children: ReactNode }

function Act({ words, name, ghost = false, onClick, children }: ActProps) {
  return (
    <Button variant={ghost ? 'ghost' : 'primary'} aria-label={texts.withWhom(words, name)} onClick={onClick}>
      {children}
    </Button>
  )
}
