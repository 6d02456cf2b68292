import type { FastifyInstance } from 'fastify'
import {
  answerMeetupCall,
  cancelMeetupCall,
  decideMeetupCall,
  leaveMeetupCall,
  meetupCall,
  proposeMeetupCall,
} from '#contract/meetups.ts'
import { ProblemError } from '../http/problemError.ts'
import { registerCall } from '../http/registerCall.ts'
import { answerMeetup, leaveMeetup } from './answering/service.ts'
import { cancelMeetup, decideMeetup } from './deciding/service.ts'
import { proposeMeetup } from './proposing/service.ts'
import { readMeetup } from './reading/service.ts'

export function registerMeetups(app: FastifyInstance): void {
  const { config, database } = app.platform
  const { db } = database
  const limits = config.rateLimits
  registerCall(app, meetupCall, async ({ member, params }) => {
    const meetup = await readMeetup(db, params.id, member.id)
    if (!meetup) throw new ProblemError('not_found')
    return meetup
  })
  registerCall(app, proposeMeetupCall, (command) => proposeMeetup({ ...command, limits }, command.body.meetup))
  registerCall(app, answerMeetupCall, (command) =>
    answerMeetup({ ...command, limits }, command.params.id, command.params.showing, command.body.suits),
  )
  registerCall(app, decideMeetupCall, (command) =>
    decideMeetup({ ...command, limits }, command.params.id, command.body.showing),
  )
  registerCall(app, cancelMeetupCall, (command) => cancelMeetup({ ...command, limits }, command.params.id))
  registerCall(app, leaveMeetupCall, (command) => leaveMeetup({ ...command, limits }, command.params.id))
}
