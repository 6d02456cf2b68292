import type { CommandResult } from '../../../atoms/outbox.ts'

/** What becomes of a command's result: a visitor signs in first, and what was meant goes on after it. */
export function useAfterLogin() {
  return async (result: CommandResult, _act: () => Promise<CommandResult>): Promise<boolean> => result === 'queued'
}
