import type { FuzzRequest } from './requests.ts'

const BASE = 'http://127.0.0.1:3000'

/** For a POSIX shell: bytes that are no plain ASCII are written as octal escapes of `printf`. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
const toPrintf = (bytes: Buffer): string =>
  `printf ${quote([...bytes].map((byte) => (byte < 0x20 || byte > 0x7e || byte === 0x25 || byte === 0x5c ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte))).join(''))}`

/** A request as a command of a shell. The cookies of whoever sent it are in `$COOKIES`, their token in `$XSRF`. */
export function toCurl(request: FuzzRequest): string {
  if ('bytes' in request) return `${toPrintf(request.bytes)} | nc -N 127.0.0.1 3000`
  const { sender, method, target, headers, body } = request
  const has = (name: string) => headers.some(([each]) => each === name)
  const session = sender === 'visitor' || has('cookie') ? '' : ' -b "$COOKIES"'
  const token = method === 'GET' || has('x-xsrf-token') ? '' : ' -H "X-XSRF-TOKEN: $XSRF"'
  const own = headers.map(([name, value]) => ` -H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`).join('')
  const address = target.startsWith('/') ? BASE + target : BASE
  const odd = target.startsWith('/') ? '' : ` --request-target ${quote(target)}`
  const curl = `curl -i -g --path-as-is -X ${method}${odd}${session}${token}${own} ${quote(address)}`
  return body === null ? curl : `${toPrintf(body)} | ${curl} --data-binary @-`
}
