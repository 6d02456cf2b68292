import { atom } from 'jotai'
import type { ProblemKind } from './problems.ts'
import { ownerAtom } from './session.ts'

/** The position of a message: top or bottom; left, right or centre. */
type ToastPosition = 'tl' | 'tr' | 'tc' | 'bl' | 'br' | 'bc'

type ToastLink = { href: string; caption: string }
type ToastChoice = { label: string; onChoose: () => void }

/**
 * A short message above the page. `problem` is an error in the words of its kind; `confirm` asks and stays until it is
 * answered, `choice` does with several ways, the likeliest first, and may be closed without an answer. A success
 * without a message says the default one (PRODUCT I1), and may offer one thing to do. Top right unless it says otherwise.
 */
export type ToastInput = {
  position?: ToastPosition
} & (
  | { kind: 'success'; message?: string; link?: ToastLink; action?: ToastChoice }
  | { kind: 'error' | 'info'; message: string; link?: ToastLink }
  | { kind: 'problem'; problem: ProblemKind }
  | { kind: 'confirm'; message: string; confirm: string; dismiss: string; onConfirm: () => void }
  | { kind: 'choice'; message: string; choices: readonly ToastChoice[] }
)

/** `owner`: the member of the page as it was shown; null for a visitor. */
export type Toast = ToastInput & { id: number; duration: number; owner: string | null }

/** The newest toast: only one is kept (PRODUCT A7). Null until the first. */
export const toastAtom = atom<Toast | null>(null)

/** Shows a message in the place of the older one. */
export const notifyAtom = atom(null, (get, set, toast: ToastInput) => {
  const id = (get(toastAtom)?.id ?? 0) + 1
  set(toastAtom, { ...toast, id, duration: toDuration(toast), owner: get(ownerAtom) })
})

/** Milliseconds until a toast goes by itself, by PRODUCT A7; 0: never. */
export function toDuration(toast: ToastInput): number {
  switch (toast.kind) {
    case 'confirm':
    case 'choice':
      return 0
    case 'problem':
      return toast.problem === 'accountTooNew' ? 15_000 : 3_000
    case 'success':
    case 'error':
    case 'info':
      return toast.link || 'action' in toast ? 6_000 : 3_000
  }
}

/** Errors and questions interrupt a screen reader; other messages wait for their turn. */
export function isUrgent(toast: ToastInput): boolean {
  return ['error', 'problem', 'confirm', 'choice'].includes(toast.kind)
}

/** Whether it waits for an answer. */
export const isQuestion = ({ kind }: ToastInput): boolean => kind === 'confirm' || kind === 'choice'
