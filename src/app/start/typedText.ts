type Field = HTMLInputElement | HTMLTextAreaElement

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'email', 'url', 'tel'].includes(target.type))

/** Remembers the fields with typed text. @returns whether one of them is still on the page and not empty. */
export function watchTypedText(page: Document): () => boolean {
  const typed = new Set<Field>()
  page.addEventListener('input', ({ target }) => {
    if (isText(target)) typed.add(target)
  })
  return () => {
    for (const field of typed) if (!field.isConnected) typed.delete(field)
    return [...typed].some((field) => field.value.trim() !== '')
  }
}
