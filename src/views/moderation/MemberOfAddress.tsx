import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { UserId } from '#contract/ids.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { loadModeratedMemberAtom } from '../../atoms/moderation/moderation.ts'
import { moderationMemberRef } from '../../atoms/moderation/refs.ts'
import { memberFailed } from '../../texts/moderation.ts'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { MemberSheet } from './MemberSheet.tsx'

type MemberOfAddressProps = { id: UserId; now: Date; onDone: () => void }

/**
 * The sheet of a member whom the address names, for example after a link from a profile. Closing it removes the member
 * from the address: neither a reload nor "back" opens it again.
 */
export function MemberOfAddress({ id, now, onDone }: MemberOfAddressProps) {
  const member = useResource(moderationMemberRef(id))
  const load = useSetAtom(loadModeratedMemberAtom)
  const [isShut, setShut] = useState(false)
  useEffect(() => void load(id), [load, id])
  const navigate = useNavigate()
  const shut = () => {
    setShut(true)
    const search = ({ member: _, ...rest }: Readonly<Record<string, unknown>>) => rest
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  }
  if (isShut) return null
  const author = member.state === 'idle' ? null : (member.last?.data.author ?? null)
  if (author === null) return member.state === 'failed' ? <ErrorStrip message={memberFailed} /> : null
  return <MemberSheet author={author} now={now} onDone={onDone} onClosed={shut} />
}
