import { atom } from 'jotai'

/** A short message above the page. `confirm` asks and stays until it is answered. */
export type ToastInput =
  | { kind: 'success' | 'error' | 'info'; message: string; link?: { href: string; caption: string }; status?: number }
  | { kind: 'confirm'; message: string; confirm: string; dismiss: string; onConfirm: () => void }

export type Toast = ToastInput & { id: number; duration: number }

/** The newest toast: only one is kept (SPEC §9). Null until the first. */
export const toastAtom = atom<Toast | null>(null)

/** Shows a message; an older one goes. */
export const notifyAtom = atom(null, (get, set, toast: ToastInput) => {
  set(toastAtom, { ...toast, id: (get(toastAtom)?.id ?? 0) + 1, duration: toDuration(toast) })
})

/** Milliseconds until a toast goes by itself, by SPEC §9; 0: never. */
export function toDuration(toast: ToastInput): number {
  if (toast.kind === 'confirm') return 0
  if (toast.status === 460) return 15_000
  return toast.link ? 6_000 : 3_000
}
