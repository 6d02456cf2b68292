import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { WatchlistRule, watchlistRules } from '#contract/watchlistRule.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { setWatchlistRuleAtom, type VisibleRule, watchlistRuleAtom } from '../../atoms/watchlist/watchlistRule.ts'
import * as words from '../../texts/watchlistRule.ts'
import styles from './PrivacySection.module.css'

/** The rule for rated titles on the watchlist, as a row of the account. Chosen without a network it waits on the device. */
export function WatchlistRow() {
  const rule = useAtomValue(watchlistRuleAtom)
  const set = useSetAtom(setWatchlistRuleAtom)
  const attempt = useAfterLogin('change', words.storageFailed)
  const id = useId()
  return (
    <section className={styles.section} id="merkliste" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.title}>
        {words.title}
      </h2>
      <label className={styles.row}>
        <span>{words.text}</span>
        <select
          className={styles.select}
          value={rule?.rule ?? 'ask'}
          disabled={rule === null}
          onChange={({ currentTarget }) => void attempt(() => set(WatchlistRule.parse(currentTarget.value)))}
        >
          {watchlistRules.map((choice) => (
            <option key={choice} value={choice}>
              {words.choices[choice]}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className={styles.text}>
        {rule && <StateText rule={rule} />}
      </p>
    </section>
  )
}

function StateText({ rule: { state, reason } }: { rule: VisibleRule }) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  switch (state) {
    case 'saved':
      return null
    case 'pending':
      return <span className="heldBack">{isBeingSent ? words.sending : words.pending}</span>
    case 'failed':
      return words.failed(reason)
  }
}
