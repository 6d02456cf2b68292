import { useSetAtom } from 'jotai'
import { anotherQuickRoundAtom, refillQuickRatingsAtom } from '../../atoms/quickRatings/quickRatings.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/quickRatings.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'

/** Stands where the title would: all are rated, or no more can be had now. */
export function QuickNotice({ kind }: { kind: 'over' | 'unreachable' | 'failed' }) {
  const begin = useSetAtom(anotherQuickRoundAtom)
  const refill = useSetAtom(refillQuickRatingsAtom)
  const again = <Button onClick={() => void refill()}>{retry}</Button>
  switch (kind) {
    case 'over':
      return (
        <Notice
          kind="empty"
          title={texts.overTitle}
          text={texts.overText}
          action={<Button onClick={() => void begin()}>{texts.again}</Button>}
        />
      )
    case 'unreachable':
      return <Notice kind="offline" title={texts.unreachableTitle} text={texts.unreachableText} action={again} />
    case 'failed':
      return <Notice kind="error" title={texts.failedTitle} text={texts.failedText} action={again} />
  }
}
