import type { FastifyInstance } from 'fastify'
import { clearReminderCall, setReminderCall } from '#contract/reminders.ts'
import { registerCall } from '../http/registerCall.ts'
import { setReminder } from './service.ts'

export function registerReminders(app: FastifyInstance): void {
  registerCall(app, setReminderCall, (command) => setReminder(command, command.params, true))
  registerCall(app, clearReminderCall, (command) => setReminder(command, command.params, false))
}
