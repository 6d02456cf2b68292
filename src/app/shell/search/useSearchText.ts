import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useState } from 'react'
import { suggestAtom } from '../../../atoms/search/suggestions.ts'

/** The error of a request and the text that was asked for: another text is a new attempt. */
type Failure = { thrown: unknown; text: string }

/** Follows a field's text and asks for suggestions; text that was typed before this was loaded counts as well. */
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
