import type { ReactNode } from 'react'
import { noMail, thanks } from '../../texts/signup.ts'
import { Letter } from './Letter.tsx'

type SignupDoneProps = {
  /** A page's own heading, or one inside an overlay. */
  heading?: 'h1' | 'h2'
  /** The way on: a link on the page, a button in an overlay. */
  children: ReactNode
}

/** The thanks after a registration, in the three sentences of PRODUCT I1. */
export function SignupDone({ heading = 'h2', children }: SignupDoneProps) {
  const [title, ...sentences] = thanks
  return (
    <Letter heading={heading} sign="mail" title={title} sentences={sentences} note={noMail}>
      {children}
    </Letter>
  )
}
