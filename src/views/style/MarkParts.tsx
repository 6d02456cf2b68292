import * as texts from '../../texts/style.ts'
import { DiaryButton } from '../../ui/diary/DiaryButton.tsx'
import { DiggButton } from '../../ui/marks/DiggButton.tsx'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { FollowButton } from '../../ui/marks/FollowButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import { MarkRow } from '../../ui/marks/MarkRow.tsx'
import { MarkToggle } from '../../ui/marks/MarkToggle.tsx'
import { MuteButton } from '../../ui/marks/MuteButton.tsx'
import type { MarkFace } from '../../ui/marks/markFace.ts'
import { TitleMarks } from '../../ui/marks/TitleMarks.tsx'
import { VoteButtons } from '../../ui/marks/VoteButtons.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { ListButton } from '../../ui/title/ListButton.tsx'
import { Section, Shown, State } from './Section.tsx'
import styles from './specimens.module.css'

const faces: readonly [keyof typeof texts.states, MarkFace][] = [
  ['normal', { set: false, state: 'none' }],
  ['pressed', { set: true, state: 'saved' }],
  ['pending', { set: true, state: 'pending' }],
  ['refused', { set: false, state: 'failed' }],
]
const nothing = () => {}
const words = { off: 'Merken', on: 'Gemerkt' }
const what = 'mira kolbes Kommentar'

/** Marks that members set with one press. */
export function MarkParts() {
  return (
    <Section name="marks">
      <Shown file="marks/MarkToggle.tsx">
        {faces.map(([name, mark]) => (
          <State key={name} label={texts.states[name]}>
            <MarkToggle icon="bookmark" words={words} mark={mark} onToggle={nothing} />
          </State>
        ))}
      </Shown>
      <Shown file="title/ListButton.tsx">
        <ListButton onOpen={nothing} />
      </Shown>
      <Shown file="diary/DiaryButton.tsx">
        <DiaryButton onOpen={nothing} />
      </Shown>
      <Shown file="marks/TitleMarks.tsx">
        {faces.map(([name, mark]) => (
          <State key={name} label={texts.states[name]}>
            <div className={styles.row}>
              <TitleMarks watch={{ ...mark, toggle: nothing }} watched={{ ...mark, toggle: nothing }} />
            </div>
          </State>
        ))}
      </Shown>
      <Shown file="marks/FollowButton.tsx">
        {faces.map(([name, mark]) => (
          <State key={name} label={texts.states[name]}>
            <FollowButton mark={mark} onToggle={nothing} />
          </State>
        ))}
      </Shown>
      <Shown file="marks/MuteButton.tsx">
        {faces.map(([name, mark]) => (
          <State key={name} label={texts.states[name]}>
            <MuteButton mark={mark} onToggle={nothing} />
          </State>
        ))}
      </Shown>
      <Shown file="marks/MarkLine.tsx">
        {faces.map(([name, mark]) => (
          <State key={name} label={texts.states[name]}>
            <MarkLine>
              <VoteButtons mark={{ ...mark, vote: mark.set ? 1 : null }} up={12} down={3} onVote={nothing} />
              <DiggButton mark={mark} count={41} what={what} onToggle={nothing} />
              <FlagButton mark={mark} what={what} onFlag={nothing} onTakeBack={nothing} />
            </MarkLine>
          </State>
        ))}
      </Shown>
      <Shown file="marks/MarkRow.tsx">
        {faces.map(([name, mark]) => (
          <State key={name} label={texts.states[name]}>
            <MarkRow>
              <MarkToggle icon="bookmark" words={words} mark={mark} onToggle={nothing} />
              <ShareButton title={what} url="/" onUnavailable={nothing} />
            </MarkRow>
          </State>
        ))}
      </Shown>
      <Shown file="marks/DiggButton.tsx">
        <State label={texts.states.few}>
          <MarkLine>
            <DiggButton mark={{ set: false, state: 'none' }} count={null} what={what} onToggle={nothing} />
          </MarkLine>
        </State>
      </Shown>
    </Section>
  )
}
