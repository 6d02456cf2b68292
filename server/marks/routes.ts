import type { FastifyInstance } from 'fastify'
import { clearMarkCall, MarkableType, MarkKind, setMarkCall } from '#contract/marks.ts'
import { hasMark } from '#contract/things.ts'
import { setWatchlistRuleCall } from '#contract/watchlistRule.ts'
import { registerCall } from '../http/registerCall.ts'
import { clearMark, setMark } from './setting/service.ts'
import { setWatchlistRule } from './watchlistRule/service.ts'

export function registerMarks(app: FastifyInstance): void {
  const { rateLimits } = app.platform.config
  registerCall(app, setMarkCall, (command) => setMark(command, command.params, command.body, rateLimits), { serves })
  registerCall(app, clearMarkCall, (command) => clearMark(command, command.params), { serves })
  registerCall(app, setWatchlistRuleCall, (command) => setWatchlistRule(command, command.body.rule))
}

/** Which thing takes which mark. Every other address of this form is somebody else's, or nobody's. */
function serves({ type, mark }: Readonly<Record<string, string>>): boolean {
  const thing = MarkableType.safeParse(type)
  const kind = MarkKind.safeParse(mark)
  return thing.success && kind.success && hasMark(thing.data, kind.data)
}
