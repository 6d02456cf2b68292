import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadRoleLogAtom, mayAssignRolesAtom } from '../../atoms/moderation/roles.ts'
import * as texts from '../../texts/roles.ts'
import { ModerationFrame } from './ModerationFrame.tsx'
import { RoleLog } from './RoleLog.tsx'
import { RoleMembers } from './RoleMembers.tsx'

/** The roles of members (B14): admins assign and withdraw them, and see the log of that. */
export function RolesView() {
  const isOpen = useAtomValue(mayAssignRolesAtom)
  const loadLog = useSetAtom(loadRoleLogAtom)
  useEffect(() => {
    if (isOpen) void loadLog({ refresh: true })
  }, [isOpen, loadLog])
  return (
    <ModerationFrame active="roles" isOpen={isOpen} closed={{ title: texts.notAllowed, text: texts.notAllowedText }}>
      <RoleMembers />
      <RoleLog />
    </ModerationFrame>
  )
}
