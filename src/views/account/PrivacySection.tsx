import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { type ProfilePart, profileParts, type Visibility } from '#contract/privacy.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import { privacy as words } from '../../texts/profile.ts'
import styles from './PrivacySection.module.css'
import { ProblemStrip } from './ProblemStrip.tsx'
import { useRequest } from './useRequest.ts'

/** The parts of the profile, and who may write. */
type Part = ProfilePart | 'messages'
const parts: readonly Part[] = [...profileParts, 'messages']
const choices = ['public', 'friends', 'nobody'] as const satisfies readonly Visibility[]

/** The visibility of each part of the profile, who may write, and receipts of what was read. A choice shows at once and is reverted where the server refuses it. */
export function PrivacySection({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const request = useRequest()
  const [wanted, setWanted] = useState<{ part: Part; who: Visibility } | null>(null)
  const [result, setResult] = useState('')
  const [wantsReceipts, setWantsReceipts] = useState<boolean | null>(null)
  const id = useId()

  const choose = async (part: Part, who: Visibility) => {
    if (request.busy) return
    setWanted({ part, who })
    setResult('')
    const saved = await request.run(() => update({ privacy: { [part]: who } }))
    setWanted(null)
    if (saved) setResult(words.saved(words.parts[part], words.choices[who]))
  }

  const chooseReceipts = async (receipts: boolean) => {
    if (request.busy) return
    setWantsReceipts(receipts)
    setResult('')
    const saved = await request.run(() => update({ privacy: { receipts } }))
    setWantsReceipts(null)
    if (saved) setResult(words.receiptsSaved(receipts))
  }

  return (
    <section className={styles.section} id="sichtbarkeit" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {parts.map((part) => (
        <label key={part} className={styles.row}>
          <span>{words.parts[part]}</span>
          <select
            className={styles.select}
            value={wanted?.part === part ? wanted.who : account.privacy[part]}
            aria-busy={(request.busy && wanted?.part === part) || undefined}
            onChange={({ currentTarget }) => void choose(part, currentTarget.value as Visibility)}
          >
            {choices.map((who) => (
              <option key={who} value={who}>
                {words.choices[who]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={styles.row}>
        <span>{words.receipts}</span>
        <input
          type="checkbox"
          checked={wantsReceipts ?? account.privacy.receipts}
          aria-busy={(request.busy && wantsReceipts !== null) || undefined}
          onChange={({ currentTarget }) => void chooseReceipts(currentTarget.checked)}
        />
      </label>
      <ProblemStrip refusal={request.refusal} />
      <p role="status" className={styles.text}>
        {result}
      </p>
    </section>
  )
}
