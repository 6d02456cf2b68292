import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { RoleMember } from '#contract/roleChanges.ts'
import { Role } from '#contract/roles.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { changeRoleAtom, loadRoleLogAtom } from '../../atoms/moderation/roles.ts'
import { problemTexts } from '../../texts/problems.ts'
import * as texts from '../../texts/roles.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { Chip } from '../../ui/kit/Chip.tsx'
import styles from './RolesView.module.css'

/** A member with their roles; each is assigned or withdrawn after a question. The row always stays in its place. */
export function RoleRow({ member: { user, roles } }: { member: RoleMember }) {
  const isSelf = useAtomValue(ownerAtom) === user.id
  const confirm = useSetAtom(confirmAtom)
  const change = useSetAtom(changeRoleAtom)
  const loadLog = useSetAtom(loadRoleLogAtom)
  const notify = useSetAtom(notifyAtom)
  // As the server's answer to the last change has it; until then as it was listed.
  const [changed, setChanged] = useState<{ from: readonly Role[]; to: readonly Role[] } | null>(null)
  const [busy, setBusy] = useState<Role | null>(null)
  const current = changed?.from === roles ? changed.to : roles

  const choose = async (role: Role) => {
    const given = !current.includes(role)
    if (busy !== null || !(await confirm(texts.question(user.username, role, given)))) return
    setBusy(role)
    const outcome = await change(user.id, role, given)
    setBusy(null)
    if (outcome.kind === 'refused') {
      notify({ kind: 'error', message: problemTexts[outcome.problem ?? 'failed'] })
      return
    }
    const { applied } = outcome.value
    setChanged({ from: roles, to: outcome.value.current.roles })
    notify({
      kind: applied ? 'success' : 'info',
      message: applied ? texts.done(user.username, role, given) : texts.wasSo,
    })
    void loadLog({ refresh: true })
  }

  return (
    <li className={styles.row}>
      <AuthorAvatar author={user} size="medium" />
      <Link to="/users/$id" params={{ id: user.username }} className={styles.name}>
        {user.username}
      </Link>
      <fieldset className={styles.roles} aria-label={texts.rolesOf(user.username)}>
        {Role.options.map((role) =>
          isSelf && role === 'admin_user' && current.includes(role) ? (
            <p key={role} className={styles.own}>
              <b>{texts.names[role]}</b> {texts.ownAdmin}
            </p>
          ) : (
            <Chip key={role} pressed={current.includes(role)} busy={busy === role} onClick={() => void choose(role)}>
              {texts.names[role]}
            </Chip>
          ),
        )}
      </fieldset>
    </li>
  )
}
