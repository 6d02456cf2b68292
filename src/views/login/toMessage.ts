import type { LoginFailure } from '../../atoms/core/session.ts'
import { genericError } from '../../texts/common.ts'
import { loginTooFast, unreachable } from '../../texts/login.ts'

/** The form's message about a refused sign-in (PRODUCT I1). */
export function toMessage(failure: LoginFailure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? genericError
    case 'tooFast':
      return loginTooFast
    case 'unreachable':
      return unreachable
  }
}
