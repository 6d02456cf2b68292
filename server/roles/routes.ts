import type { FastifyInstance } from 'fastify'
import { giveRoleCall, roleLogCall, roleMembersCall, takeRoleCall } from '#contract/roleChanges.ts'
import { registerCall } from '../http/registerCall.ts'
import { changeRole } from './changing/service.ts'
import { readRoleLog, readRoleMembers } from './service.ts'

export function registerRoles(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, roleMembersCall, ({ query }) => readRoleMembers(db, query))
  registerCall(app, roleLogCall, ({ query }) => readRoleLog(db, query.page))
  registerCall(app, giveRoleCall, (command) => changeRole(command, { ...command.params, given: true }))
  registerCall(app, takeRoleCall, (command) => changeRole(command, { ...command.params, given: false }))
}
