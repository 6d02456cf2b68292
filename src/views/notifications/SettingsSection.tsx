import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { NotificationSettings } from '#contract/notifications.ts'
import { chooseNotificationsAtom } from '../../atoms/notifications/notifications.ts'
import * as texts from '../../texts/notifications.ts'
import { Switch } from '../../ui/kit/Switch.tsx'
import styles from './SettingsSection.module.css'

const names = Object.keys(texts.settings) as (keyof NotificationSettings)[]

/** The switches for kinds of notifications. A switch moves at once and is reverted where the server refuses. */
export function SettingsSection({ settings }: { settings: NotificationSettings }) {
  const choose = useSetAtom(chooseNotificationsAtom)
  const [result, setResult] = useState('')
  const id = useId()
  const set = async (name: keyof NotificationSettings, isOn: boolean) => {
    setResult('')
    if (await choose({ ...settings, [name]: isOn })) setResult(texts.saved)
  }
  return (
    <details className={styles.settings}>
      <summary className={styles.title}>{texts.settingsTitle}</summary>
      <p className={styles.text}>{texts.settingsText}</p>
      {names.map((name) => (
        <label key={name} htmlFor={`${id}${name}`} className={styles.row}>
          {texts.settings[name]}
          <Switch
            id={`${id}${name}`}
            checked={settings[name]}
            onChange={({ currentTarget }) => void set(name, currentTarget.checked)}
          />
        </label>
      ))}
      <p role="status" className={styles.result}>
        {result}
      </p>
    </details>
  )
}
