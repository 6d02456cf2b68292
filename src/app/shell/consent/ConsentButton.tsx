import { useSetAtom } from 'jotai'
import { preferencesAtom } from '../../../atoms/consent/consent.ts'
import { adjust } from '../../../texts/consent.ts'
import { Button } from '../../../ui/kit/Button.tsx'

/** The button to change the consent, at the end of every page. */
export function ConsentButton() {
  const open = useSetAtom(preferencesAtom)
  return (
    <Button variant="ghost" onClick={() => open(true)}>
      {adjust}
    </Button>
  )
}
