import { useAtom, useSetAtom } from 'jotai'
import { type FormEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { useCaptcha } from '../../atoms/captcha/useCaptcha.ts'
import type { ProblemKind } from '../../atoms/core/problems.ts'
import { signUpAtom, signupDraftAtom } from '../../atoms/signup/signup.ts'
import { refusals } from '../../texts/signup.ts'
import { isShown, toTypedSignup } from './typedSignup.ts'

/** The registration's form: sending it, its answer, and the removal of faults by editing. */
export function useSignup(onDone: () => void) {
  const signUp = useSetAtom(signUpAtom)
  const [draft, setDraft] = useAtom(signupDraftAtom)
  const captcha = useCaptcha('signup')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<ProblemKind | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [answers, setAnswers] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  // After each answer the focus moves to the first field with a fault, for keyboard and screen reader.
  useLayoutEffect(() => {
    if (answers > 0) form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus()
  }, [answers])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = toTypedSignup(new FormData(event.currentTarget))
    setBusy(true)
    setRefused(null)
    const outcome = await signUp({ ...typed, 'g-recaptcha-response': await captcha.take() })
    setBusy(false)
    if (outcome.kind === 'done') return onDone()
    setFaults(outcome.kind === 'faults' ? outcome.faults : {})
    setRefused(outcome.kind === 'refused' ? outcome.problem : null)
    setAnswers((count) => count + 1)
    // Each solution is good for one submit.
    captcha.start()
  }

  const edit = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    captcha.start()
    setRefused(null)
    const { name } = target as HTMLInputElement
    // Faults that no field shows are removed by editing any field.
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== name && isShown(field))),
    )
    const { username, email, wants_newsletter } = toTypedSignup(new FormData(currentTarget))
    setDraft({ username, email, wantsNewsletter: wants_newsletter === '1' })
  }

  // A fault that no field shows becomes the general message.
  const unshown = Object.entries(faults).find(([field]) => !isShown(field))?.[1]
  return {
    form,
    isBusy,
    faults,
    general: refused === null ? unshown : refusals[refused],
    captcha: captcha.field,
    captchaFault: faults['g-recaptcha-response'],
    draft,
    submit,
    edit,
  }
}
