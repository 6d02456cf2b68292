import type { Account } from '#contract/account.ts'
import { toBerlinDate } from '#contract/berlin.ts'
import { type Role, rolesOf } from '#contract/roles.ts'
import { memberSince, roleNames } from '../../texts/account.ts'
import styles from './AccountView.module.css'
import { toDay } from './toDay.ts'

/** The member's name, the day of their registration, and their roles. */
export function AccountHead({ account, credentials }: { account: Account; credentials: string }) {
  const since = toDay(toBerlinDate(new Date(account.created_at)))
  return (
    <div className={styles.head}>
      <p>
        <b>{account.username}</b>
        <span className={styles.since}>{memberSince(since)}</span>
      </p>
      <Roles roles={rolesOf(credentials)} />
    </div>
  )
}

function Roles({ roles }: { roles: readonly Role[] }) {
  if (roles.length === 0) return null
  return (
    <ul className={styles.roles}>
      {roles.map((role) => (
        <li key={role}>{roleNames[role]}</li>
      ))}
    </ul>
  )
}
