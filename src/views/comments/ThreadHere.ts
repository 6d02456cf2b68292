import { createContext } from 'react'
import type { Comment } from '#contract/comments.ts'

/** What is said where somebody is writing, as much of it as is on the page. */
export const ThreadHere = createContext<readonly Comment[]>([])
