import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Opens the page of results within the app, where the form alone would load it anew. An empty text opens nothing. */
export function useSubmit(input: RefObject<HTMLInputElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const form = input.current?.form
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      const q = input.current?.value.trim()
      const search: Readonly<Record<string, string>> = q ? { q } : {}
      if (q) void router.navigate({ to: '/suche' as string, search })
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [input, router])
}
