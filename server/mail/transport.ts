import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Clock } from '../http/clock.ts'
import type { Config } from '../http/config.ts'
import { toHtml, toText } from './layout.ts'
import type { Mail } from './mail.ts'
import { mailFolder, writeMailFile } from './mailFiles.ts'

/** Hands one mail over; throws when it was not taken. */
export type Transport = (mail: Mail) => Promise<void>

/** No mail waits longer for its server than this, in milliseconds. */
const PATIENCE = 20_000

export function createTransport(config: Config, clock: Clock): Transport {
  // A mail names no file and no address of ours to be read into it.
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  if (config.smtpUrl === undefined) {
    const files = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
    return async (mail) => {
      const { message } = await files.sendMail(toMessage(mail, config))
      const text = `An: ${mail.to.name} <${mail.to.address}>\nBetreff: ${oneLine(mail.subject)}\n\n${toText(mail, config.productName)}`
      await writeMailFile(mailFolder(config.dataDir), clock(), message as Buffer, text)
    }
  }
  const smtp = nodemailer.createTransport({
    url: config.smtpUrl.href,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    ...closed,
  })
  return async (mail) => {
    await smtp.sendMail(toMessage(mail, config))
  }
}

function toMessage(mail: Mail, config: Config): SendMailOptions {
  return {
    from: { name: oneLine(config.productName), address: config.mailFrom },
    to: { name: oneLine(mail.to.name), address: toAddress(mail.to.address) },
    subject: oneLine(mail.subject),
    text: toText(mail, config.productName),
    html: toHtml(mail, config.productName),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** A line break in a header would begin another one. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** One address, or none: a list or a second header is a bug of ours or an attack. */
function toAddress(address: string): string {
  if (!/^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u.test(address)) throw new RangeError('not an address')
  return address
}
