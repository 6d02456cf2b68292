import type { FastifyInstance } from 'fastify'
import {
  deleteMessageCall,
  leaveThreadCall,
  messagesCall,
  readThreadCall,
  searchMessagesCall,
  sendMessageCall,
  startThreadCall,
  threadAttentionCall,
} from '#contract/messages.ts'
import { registerCall } from '../http/registerCall.ts'
import { leaveThread, readThread, setAttention } from './keeping/service.ts'
import { readMessages, searchMessages } from './reading/service.ts'
import { deleteMessage, sendMessage } from './sending/service.ts'
import { startThread } from './starting/service.ts'

export function registerMessages(app: FastifyInstance): void {
  const { config, database } = app.platform
  const { db } = database
  const limits = config.rateLimits
  registerCall(app, messagesCall, ({ member, params, query }) => readMessages(db, params.id, member.id, query))
  registerCall(app, searchMessagesCall, ({ member, query }) => searchMessages(db, member.id, query.q))
  registerCall(app, startThreadCall, (command) => startThread({ ...command, limits }, command.body.thread))
  registerCall(app, sendMessageCall, (command) =>
    sendMessage({ ...command, limits }, command.params.id, command.body.message),
  )
  registerCall(app, deleteMessageCall, (command) =>
    deleteMessage({ ...command, limits }, command.params.id, command.params.message),
  )
  registerCall(app, readThreadCall, (command) =>
    readThread({ ...command, limits }, command.params.id, command.body.seq),
  )
  registerCall(app, threadAttentionCall, (command) =>
    setAttention({ ...command, limits }, command.params.id, command.body.attention),
  )
  registerCall(app, leaveThreadCall, (command) => leaveThread({ ...command, limits }, command.params.id))
}
