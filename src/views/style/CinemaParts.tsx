import * as texts from '../../texts/style.ts'
import { CinemaTimes } from '../../ui/cinema/CinemaTimes.tsx'
import { DayStrip, toDays } from '../../ui/cinema/DayStrip.tsx'
import { ShowtimeButton } from '../../ui/cinema/ShowtimeButton.tsx'
import { Showtimes } from '../../ui/cinema/Showtimes.tsx'
import { UnsureTimes } from '../../ui/cinema/UnsureTimes.tsx'
import { MeetupTile } from '../../ui/meetups/MeetupTile.tsx'
import { PlaceChip } from '../../ui/place/PlaceChip.tsx'
import { ReminderTile } from '../../ui/reminders/ReminderTile.tsx'
import { Where } from '../../ui/where/Where.tsx'
import { Section, Shown, State } from './Section.tsx'
import { cinemaTimes, cities, consumptions, fetchedAt, now, showtimes } from './samples.ts'
import styles from './specimens.module.css'

const { states, words } = texts
const today = '2026-11-21'
const days = toDays(today)
const nothing = () => {}
/** Berlin is known, everything else is not; the position is refused. */
const placeActions = {
  find: async (location: string) => (/^1\d{4}$/.test(location) ? ('found' as const) : ('unknown' as const)),
  suggest: async () => [],
  locate: async () => ({ kind: 'denied' as const }),
}
const where = { of: { title: 'Salz', path: '/movies/salz' }, chosen: [], onToggle: nothing, onClear: nothing }
const [first] = showtimes

/** Days, times, places. */
export function CinemaParts() {
  return (
    <Section name="cinema">
      <Shown file="DayStrip.tsx">
        <State label={states.normal} wide>
          <DayStrip today={today} active={days[2] ?? today} missing={days.slice(7)} />
        </State>
      </Shown>
      <Shown file="ShowtimeButton.tsx">
        {first &&
          (['gone', 'next', 'normal'] as const).map((state) => (
            <State key={state} label={state}>
              <ShowtimeButton showtime={first} state={state} />
            </State>
          ))}
      </Shown>
      <Shown file="Showtimes.tsx">
        <State label={states.normal}>
          <Showtimes showtimes={showtimes} now={now} />
        </State>
      </Shown>
      <Shown file="UnsureTimes.tsx">
        {(['checking', 'unconfirmed'] as const).map((times) => (
          <State key={times} label={times === 'checking' ? states.pending : states.offline} wide>
            <UnsureTimes unsure={{ fetchedAt, times }} now={now} place="line">
              <CinemaTimes {...cinemaTimes} now={now} />
            </UnsureTimes>
          </State>
        ))}
      </Shown>
      <Shown file="CinemaTimes.tsx">
        <State label={states.normal} wide>
          <CinemaTimes {...cinemaTimes} now={now} />
        </State>
      </Shown>
      <Shown file="place/PlaceChip.tsx">
        <State label={states.open}>
          <PlaceChip name={words.placeValue} city="berlin" cities={cities} actions={placeActions} onChange={nothing} />
        </State>
      </Shown>
      <Shown file="where/Where.tsx">
        <State label={states.normal}>
          <div className={styles.column}>
            <Where
              {...where}
              consumptions={{
                state: 'ready',
                items: consumptions,
                asOf: fetchedAt,
                now,
                more: { busy: false, load: nothing },
              }}
              cinema={(next) => next}
            />
          </div>
        </State>
        <State label={states.loading}>
          <div className={styles.column}>
            <Where {...where} consumptions={{ state: 'loading' }} />
          </div>
        </State>
        <State label={states.error}>
          <div className={styles.column}>
            <Where {...where} consumptions={{ state: 'failed', offline: false, reload: nothing }} />
          </div>
        </State>
        <State label={states.offline}>
          <div className={styles.column}>
            <Where {...where} consumptions={{ state: 'failed', offline: true, reload: nothing }} />
          </div>
        </State>
        <State label={states.empty}>
          <div className={styles.column}>
            <Where {...where} consumptions={{ state: 'ready', items: [], asOf: null, now, more: null }} />
          </div>
        </State>
      </Shown>
      <Shown file="ReminderTile.tsx">
        <State label={states.normal}>
          <ReminderTile isSet={false} onToggle={nothing} />
        </State>
        <State label={states.pressed}>
          <ReminderTile isSet onToggle={nothing} />
        </State>
      </Shown>
      <Shown file="MeetupTile.tsx">
        <State label={states.normal}>
          <MeetupTile isChosen={false} onToggle={nothing} />
        </State>
        <State label={states.pressed}>
          <MeetupTile isChosen onToggle={nothing} />
        </State>
      </Shown>
    </Section>
  )
}
