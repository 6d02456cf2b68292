import { parseAst } from 'vite'

/** What the server alone reads of a call: for the API's document, its checks and permissions. */
const SERVER_ONLY = new Set(['summary', 'params', 'query', 'body', 'command', 'keyOptional', 'publishes', 'permission'])

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { at: number; cut: number; insert: string }

/**
 * Makes the contract small where it is built for a browser: what only the server reads of a call goes, since what is
 * sent is checked at the server's edge, and each call at the top of a module is marked as pure, so that the schemas
 * that nothing names any more go with it (the bundler cannot know that `.check()` changes nothing).
 */
export const leanCalls = {
  name: 'lean-calls',
  transform: {
    filter: { id: /\/contract\/\w+\.ts$/ },
    handler: (code: string) => ({ code: toLean(code), map: null }),
  },
}

/** @param code a module of the contract without its types. */
export function toLean(code: string): string {
  const edits: Edit[] = []
  visit(parseAst(code), edits)
  let lean = code
  // From the end, so that earlier positions stay true.
  for (const { at, cut, insert } of edits.sort((a, b) => b.at - a.at)) {
    const rest = lean.slice(at + cut)
    lean = lean.slice(0, at) + insert + (cut > 0 ? rest.replace(/^\s*,/, '') : rest)
  }
  return lean
}

function visit(value: unknown, edits: Edit[]): void {
  if (Array.isArray(value)) for (const one of value) visit(one, edits)
  if (!isNode(value) || value.type.includes('Function')) return
  const dropped = isDefineCall(value) ? propertiesOf(value).filter(({ key }) => SERVER_ONLY.has(nameOf(key))) : []
  for (const { start, end } of dropped) edits.push({ at: start, cut: end - start, insert: '' })
  if (value.type === 'CallExpression') edits.push({ at: value.start, cut: 0, insert: '/* @__PURE__ */ ' })
  for (const child of isDefineCall(value) ? propertiesOf(value) : Object.values(value)) {
    if (!dropped.includes(child as Node)) visit(child, edits)
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')
const isDefineCall = ({ type, callee }: Node): boolean => type === 'CallExpression' && nameOf(callee) === 'defineCall'

function propertiesOf({ arguments: given }: Node): Node[] {
  const [call] = given as unknown[]
  return isNode(call) && call.type === 'ObjectExpression' ? (call.properties as Node[]) : []
}
