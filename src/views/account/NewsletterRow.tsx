import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import { newsletter as words } from '../../texts/account.ts'
import { Switch } from '../../ui/kit/Switch.tsx'
import { ProblemStrip } from './ProblemStrip.tsx'
import styles from './SettingRow.module.css'
import { useRequest } from './useRequest.ts'

/** Tips by mail, on or off. The switch moves at once and goes back where the server refuses. */
export function NewsletterRow({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const request = useRequest()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [result, setResult] = useState('')
  const id = useId()

  const choose = async (wants_newsletter: boolean) => {
    if (request.busy) return
    setWanted(wants_newsletter)
    setResult('')
    const saved = await request.run(() => update({ wants_newsletter }))
    setWanted(null)
    if (saved) setResult(wants_newsletter ? words.on : words.off)
  }

  return (
    <section className={styles.setting} aria-labelledby={`${id}title`}>
      <label htmlFor={`${id}switch`} className={styles.row}>
        <span className={styles.words}>
          <b id={`${id}title`} className={styles.title}>
            {words.title}
          </b>
          <span id={`${id}text`} className={styles.value}>
            {words.text}
          </span>
        </span>
        <Switch
          id={`${id}switch`}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
          aria-busy={request.busy || undefined}
          checked={wanted ?? account.wants_newsletter}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
      </label>
      <ProblemStrip refusal={request.refusal} />
      <p role="status" className={styles.result}>
        {result}
      </p>
    </section>
  )
}
