import { expect, it } from 'vitest'
import { withoutMarks } from './personalMarks.ts'

const comment = { id: 'c1', diggs_count: 3, digged: true, is_flagged: true, flagged_id: 'f1', body: 'Groß.' }

it('takes the marks of comments, replies, flags and votes away, at any depth, and nothing else', () => {
  const marked = {
    items: [{ ...comment, replies: [comment] }],
    flags: { c1: { isFlagged: true, id: 'f1' } },
    votes: [{ votableId: 't1', vote: 'up' }],
    nextPage: null,
  }
  const plain = { ...comment, digged: false, is_flagged: false, flagged_id: null }
  expect(withoutMarks(marked)).toEqual({
    items: [{ ...plain, replies: [plain] }],
    flags: { c1: { isFlagged: false, id: 'f1' } },
    votes: [{ votableId: 't1', vote: null }],
    nextPage: null,
  })
})

it('leaves what bears no marks as the very same object', () => {
  const plain = { items: [{ ...comment, digged: false, is_flagged: false, flagged_id: null }], nextPage: 2 }
  expect(withoutMarks(plain)).toBe(plain)
})
