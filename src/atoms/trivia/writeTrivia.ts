import { atom } from 'jotai'
import type { TriviaId } from '#contract/ids.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { TriviaCategory, TrivializableType } from '#contract/ownTrivia.ts'
import { clockAtom } from '../core/context.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'

/** The text of a fact and its category. */
export type Fact = { body: string; category: TriviaCategory }

/** A title as commands name it: its own id, never its permalink. */
export type TriviaTitle = { type: TrivializableType; id: string; card: TitleCard }

/** Makes the ids of trivia: a fact keeps its id from the device on. */
export const triviaIdsAtom = atom<{ create: () => TriviaId }>({
  create: () => crypto.randomUUID() as string as TriviaId,
})

const toArgs = ({ type, id: item, card }: TriviaTitle) => ({ type, item, title: card.title, about: card })

/** Writes a fact under an id that the form has made: submitted twice by mistake, it is one. */
export const createTriviaAtom = atom(
  null,
  (get, set, title: TriviaTitle, id: TriviaId, fact: Fact): Promise<CommandResult> => {
    const createdAt = get(clockAtom).now().toISOString()
    return set(enqueueAtom, { kind: 'createTrivia', args: { ...toArgs(title), id, ...fact, createdAt } })
  },
)

export const editTriviaAtom = atom(
  null,
  (_get, set, title: TriviaTitle, id: TriviaId, fact: Fact): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'editTrivia', args: { ...toArgs(title), id, ...fact } }),
)

export const deleteTriviaAtom = atom(
  null,
  (_get, set, title: TriviaTitle, id: TriviaId, category: TriviaCategory): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'deleteTrivia', args: { ...toArgs(title), id, category } }),
)
