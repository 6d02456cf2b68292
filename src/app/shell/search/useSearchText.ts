import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useState } from 'react'
import { suggestAtom } from '../../../atoms/search/suggestions.ts'

/** What asking threw, and for which text: the next one is a new try. */
type Failure = { thrown: unknown; text: string }

/** Follows what stands in a field and asks for suggestions; what was typed before this was loaded counts as well. */
export function useSearchText(initiator: string, input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState(input.current?.value ?? '')
  const [failure, setFailure] = useState<Failure | null>(null)
  const suggest = useSetAtom(suggestAtom)

  useEffect(() => {
    const field = input.current
    if (!field) return
    const ask = () => {
      const { value } = field
      setText(value)
      suggest(initiator, value).catch((thrown: unknown) => setFailure({ thrown, text: value }))
    }
    ask()
    field.addEventListener('input', ask)
    return () => {
      field.removeEventListener('input', ask)
      void suggest(initiator, '')
    }
  }, [initiator, input, suggest])

  return { text, failure: failure?.text === text ? failure : null }
}
