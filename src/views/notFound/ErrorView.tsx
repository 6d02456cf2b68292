import { useRouter } from '@tanstack/react-router'
import { genericError } from '../../texts/common.ts'
import * as texts from '../../texts/notFound.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Screen } from '../../ui/kit/Screen.tsx'

/** A page that could not be shown. The shell around it still works. */
export function ErrorView() {
  const router = useRouter()
  return (
    <Screen kicker={texts.errorKicker} title={texts.errorTitle} text={genericError}>
      <Button onClick={() => void router.invalidate()}>{texts.reload}</Button>
    </Screen>
  )
}
