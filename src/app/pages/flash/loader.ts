import { notFound } from '@tanstack/react-router'
import { flashMessages } from '../../../texts/flash.ts'

/** The message of that name. Only messages of ours are shown: a link must not put words into the product's mouth. */
export function loadFlash({ params: { name } }: { params: { name: string } }): string {
  const message = Object.hasOwn(flashMessages, name) ? flashMessages[name] : undefined
  if (message === undefined) throw notFound()
  return message
}
