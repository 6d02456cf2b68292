import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'

/** Sends a command as a device does, with the cookies of a browser. @returns what the server answered. */
export async function sendCommand(
  context: BrowserContext,
  method: 'PUT' | 'POST' | 'DELETE',
  url: string,
  data?: object,
): Promise<unknown> {
  const cookie = (await context.cookies(url)).find(({ name }) => name === 'XSRF-TOKEN')
  const headers = {
    'X-XSRF-TOKEN': decodeURIComponent(cookie?.value ?? ''),
    'Idempotency-Key': randomUUID(),
    'X-Intent-At': new Date().toISOString(),
  }
  const answer = await context.request.fetch(url, { method, headers, ...(data && { data }) })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}
