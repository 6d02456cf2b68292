import type { FastifyInstance } from 'fastify'
import { captchaCall } from '#contract/captcha.ts'
import { registerCall } from '../http/registerCall.ts'
import type { Captchas } from './service.ts'

export function registerCaptcha(app: FastifyInstance, captchas: Captchas): void {
  registerCall(app, captchaCall, async ({ query }) => captchas.create(query.form))
}
