import type { Tx } from '../db/client.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { lockPassword } from '../session/service.ts'

/** Field of the form that asks for the password. */
export type PasswordField = 'current_password' | 'password'

/**
 * Confirms that a password which was checked a moment ago still holds, and that it does until the transaction ends.
 *
 * @param passwordHash that it fitted.
 * @throws ProblemError `invalid` at the field as for a wrong one, `sign_in_needed` when the member is gone.
 */
export async function confirmPassword(
  tx: Tx,
  member: Member,
  passwordHash: string,
  field: PasswordField,
): Promise<void> {
  const present = await lockPassword(tx, member.id)
  if (present === undefined) throw new ProblemError('sign_in_needed')
  if (present !== passwordHash) throw toWrongPassword(field)
}

/** Answer to a password that is not the member's, or not any more. */
export function toWrongPassword(field: PasswordField): ProblemError {
  return new ProblemError('invalid', { errors: { [field]: ['Das ist nicht dein Passwort.'] } })
}
