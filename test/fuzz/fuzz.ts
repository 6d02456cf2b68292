import { Browser } from './browser.ts'
import { judge, SLOW_MS } from './judge.ts'
import { type FuzzRequest, requestOf } from './requests.ts'
import { toCurl } from './toCurl.ts'
import { type Answer, createAgent, sendRaw } from './wire.ts'

export type FuzzPlan = {
  /** Of the server on 127.0.0.1, with the demo world and without limits. */
  port: number
  seed: number
  requests: number
  /** The number of the first request. */
  first?: number
  /** Aborted, it ends after the request that is under way. */
  stop?: AbortSignal
}

export type FuzzReport = {
  requests: number
  /** One text each: seed, number, what is wrong, and the request as a command. */
  faults: string[]
  /** How often each status was answered; 0 for none. */
  statuses: Map<number, number>
  slowestMs: number
}

/** So many more times a slow request is sent, before it is called slow: a machine may be busy with something else. */
const AGAIN = 9

/**
 * Sends the requests of a seed, one after the other, and judges each answer. The requests depend on the seed and their
 * number alone; what they meet depends on those before.
 *
 * @param tell is told of each fault at once.
 */
export async function fuzz(plan: FuzzPlan, tell: (line: string) => void): Promise<FuzzReport> {
  const { port, seed, requests, first = 1, stop } = plan
  const agent = createAgent()
  const browsers = {
    visitor: new Browser(agent, port, 'visitor'),
    member: new Browser(agent, port, 'member'),
    moderator: new Browser(agent, port, 'moderator'),
  }
  const send = (request: FuzzRequest): Promise<Answer> =>
    'bytes' in request ? sendRaw(port, request.bytes) : browsers[request.sender].send(request)
  const report: FuzzReport = { requests: 0, faults: [], statuses: new Map(), slowestMs: 0 }
  for (let number = first; number < first + requests && stop?.aborted !== true; number++) {
    const request = requestOf(seed, number)
    const answer = await send(request)
    let { ms } = answer
    for (let again = 0; again < AGAIN && ms > SLOW_MS; again++) ms = Math.min(ms, (await send(request)).ms)
    const status = 'status' in answer ? answer.status : 0
    report.requests++
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
    report.slowestMs = Math.max(report.slowestMs, ms)
    const wrong = judge(request, answer)
    if (ms > SLOW_MS) wrong.push(`took ${Math.round(ms)} ms`)
    if (wrong.length === 0) continue
    const fault = [
      `seed ${seed}, request ${number}, as ${request.sender}: ${wrong.join(', ')}`,
      `  ${toCurl(request)}`,
    ].join('\n')
    report.faults.push(fault)
    tell(fault)
  }
  agent.destroy()
  return report
}
