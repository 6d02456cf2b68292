import type { Visitor } from './visitor.ts'

/** Has a member comment on a film. @returns the comment's id. */
export async function writeComment(member: Visitor, film: string, comment: object = {}): Promise<string> {
  const body = { comment: { body: 'Ein Film wie ein See.', ...comment } }
  return (await member.command('POST', `/api/movies/${film}/comments`, body)).json().current.id
}
