import { createContext } from 'react'
import type { Comment } from '#contract/comments.ts'

/** The comments of the thread around a form, as many as are on the page. */
export const ThreadHere = createContext<readonly Comment[]>([])
