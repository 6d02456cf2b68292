import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isModuleNotFoundError } from '@tanstack/router-core'
import { genericError } from '../../texts/common.ts'
import * as texts from '../../texts/notFound.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Screen } from '../../ui/kit/Screen.tsx'

/** Whether an error says that code or styles could not be fetched; the latter in the bundler's words. */
const isMissing = (error: unknown) =>
  isModuleNotFoundError(error) || (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

/** A page that could not be shown, or whose code the device does not have yet. The shell around it still works. */
export function ErrorView({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter()
  // Some browsers remember a module that could not be fetched for as long as the document lives.
  if (isMissing(error)) {
    return (
      <Screen kicker={texts.missingKicker} title={texts.missingTitle} text={texts.missingText}>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </Screen>
    )
  }
  return (
    <Screen kicker={texts.errorKicker} title={texts.errorTitle} text={genericError}>
      <Button onClick={() => void router.invalidate()}>{texts.reload}</Button>
    </Screen>
  )
}
