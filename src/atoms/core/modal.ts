import { atom } from 'jotai'
import type { MarkKind } from '#contract/marks.ts'
import type { KnownEntry } from './diaryEntry.ts'
import type { CopySource, ListedTitle } from './listedTitle.ts'
import { ownerAtom } from './session.ts'

/** A question before something is lost. `undoable`: nothing is lost, because the confirmed act can be undone. */
export type Confirmation = { title: string; text: string; confirm: string; dismiss: string; undoable?: true }

/** A question with a third way: `points` are listed below the text, `notes` say what each way means. */
export type Choice = Confirmation & { other: string; points: readonly string[]; notes: readonly Note[] }

/** The meaning of one of the ways; the way by the name of its button. */
type Note = { way: string; means: string }

export type Answer = 'confirmed' | 'other' | 'dismissed'

/**
 * The reason for the login above the page: the overlay says it, and that the intent is kept. `change` is a change of a
 * member's own thing, `form` has its fields still on the screen, `goOn` loads what was not answered.
 */
export type LoginPurpose =
  | MarkKind
  | (
      | 'rate'
      | 'comment'
      | 'trivia'
      | 'addToList'
      | 'list'
      | 'copyList'
      | 'change'
      | 'diary'
      | 'meetup'
      | 'form'
      | 'goOn'
    )

/**
 * The modals above the page. A showtime (`cinemaShowtime`) is one too, but is opened by the URL (`?showtime=`), so that
 * it can be shared.
 */
export type Modal =
  | { type: 'login'; redirectTo?: string; purpose?: LoginPurpose }
  | { type: 'darkMode' }
  | ({ type: 'confirm'; answer: (answer: Answer) => void } & (Confirmation | Choice))
  | { type: 'share'; title: string; text?: string; url: string }
  | { type: 'addToList'; title: ListedTitle }
  | { type: 'copyList'; source: CopySource }
  | { type: 'diary'; title: ListedTitle; entry?: KnownEntry }

/**
 * A modal in the page: open, or on its way out while its animation runs. `id` tells two of the same kind apart, `owner`
 * is the member who opened it.
 */
export type ShownModal = { id: number; modal: Modal; isClosing: boolean; owner: string | null }

const shownAtom = atom<ShownModal | null>(null)

/** The modal that the modal host shows, also while it closes. */
export const shownModalAtom = atom((get) => get(shownAtom))

/** The open modal, or null. At most one; setting it opens that one instead. */
export const modalAtom = atom(
  (get) => {
    const shown = get(shownAtom)
    return shown && !shown.isClosing ? shown.modal : null
  },
  (get, set, modal: Modal) => {
    const before = get(shownAtom)
    refuse(before?.modal)
    set(shownAtom, { id: (before?.id ?? 0) + 1, modal, isClosing: false, owner: get(ownerAtom) })
  },
)

/** A question that is closed without an answer was not confirmed. */
function refuse(modal: Modal | undefined): void {
  if (modal?.type === 'confirm') modal.answer('dismissed')
}

/** A visitor's intent; it goes on after signing in (E2b), also by another way than the modal. */
export const pendingIntentAtom = atom<{ run: () => void } | null>(null)

/**
 * Opens the login overlay and keeps the intent for after the sign-in. The intent of a member whose session has expired
 * is for that member alone.
 */
export const signInForAtom = atom(null, (get, set, purpose: LoginPurpose, run: () => void) => {
  const owner = get(ownerAtom)
  set(modalAtom, { type: 'login', purpose })
  set(pendingIntentAtom, {
    run: () => {
      if (owner === null || owner === get(ownerAtom)) run()
    },
  })
})

/** Asks before something is lost. Resolves with whether it was confirmed; closing in any way is a no. */
export const confirmAtom = atom(
  null,
  (_get, set, question: Confirmation): Promise<boolean> =>
    new Promise((resolve) =>
      set(modalAtom, { type: 'confirm', ...question, answer: (answer) => resolve(answer === 'confirmed') }),
    ),
)

/** Asks which of two ways to go, or none: closing in any way dismisses the question. */
export const chooseAtom = atom(
  null,
  (_get, set, question: Choice): Promise<Answer> =>
    new Promise((answer) => set(modalAtom, { type: 'confirm', ...question, answer })),
)

/** Closes the modal. A visitor who closes the login without signing in gives up the intent: it is forgotten. */
export const closeModalAtom = atom(null, (get, set) => {
  const shown = get(shownAtom)
  refuse(shown?.modal)
  if (shown) set(shownAtom, { ...shown, isClosing: true })
  set(pendingIntentAtom, null)
})

/** Takes a modal out of the page once its closing animation is over; one that opened meanwhile stays. */
export const modalGoneAtom = atom(null, (get, set, id: number) => {
  if (get(shownAtom)?.id === id) set(shownAtom, null)
})

/** Carries out the pending intent, once. */
export const resumeIntentAtom = atom(null, (get, set) => {
  const intent = get(pendingIntentAtom)
  set(closeModalAtom)
  intent?.run()
})
