import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import { PasswordHelp } from './PasswordHelp.tsx'

type CurrentPasswordProps = { label: string; name: string; error: string | undefined }

/** The password that a change asks for, with help for who has none. */
export function CurrentPassword(props: CurrentPasswordProps) {
  return (
    <>
      <PasswordField {...props} autoComplete="current-password" maxLength={1000} required />
      <PasswordHelp />
    </>
  )
}
