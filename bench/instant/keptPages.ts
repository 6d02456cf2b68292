import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { median } from '../median.ts'

const REQUESTS = 100

/**
 * Compares a page that the server keeps with a bare server that sends the same bytes, by turns. Requests follow one
 * another, and the whole way of each counts.
 *
 * @returns how many times as long the page takes.
 */
export async function compareKeptPage(address: string, rounds: number): Promise<number> {
  const html = Buffer.from(await (await fetch(address)).arrayBuffer())
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const { port } = bare.address() as AddressInfo
  const ways = new Map<string, number[]>([address, `http://127.0.0.1:${port}/`].map((way) => [way, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [way, times] of ways) times.push(await ask(way))
  }
  bare.close()
  const [kept = Number.NaN, least = Number.NaN] = [...ways.values()].map(median)
  return kept / least
}

/** @returns ms of all requests. */
async function ask(address: string): Promise<number> {
  const began = performance.now()
  for (let request = 0; request < REQUESTS; request++) {
    await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()
  }
  return performance.now() - began
}
