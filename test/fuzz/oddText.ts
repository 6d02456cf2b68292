import fc from 'fast-check'

/** Text that has broken something somewhere: escapes, ends of ranges, other scripts, code of other languages. */
const wellKnown = [
  ...[
    '',
    ' ',
    '\t\n',
    '\0',
    'vor\0nach',
    '\ud800',
    '\udc00 allein',
    'a\ud83d',
    '\ufeff',
    '\u202edlroW',
    '\u200d',
    'Å',
    'A\u030a',
  ],
  ...[
    '👩‍👩‍👧‍👦',
    'İıſẞ',
    '\u{10ffff}',
    '\uffff',
    '\x7f',
    '\x1b[31m',
    '\r\nX-Evil: 1',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '+',
    '&=;#?',
  ],
  ...[
    '.',
    '..',
    '../../etc/passwd',
    '..%2f..',
    '/',
    '//',
    '\\',
    'a/b',
    'C:\\',
    '~',
    '*',
    '_',
    '%%',
    "'",
    '"',
    '`',
    "' or 1=1 --",
  ],
  ...[
    '$1',
    '$$',
    '\\0',
    '\\u0000',
    '{{7*7}}',
    '#{7*7}',
    '<script>alert(1)</script>',
    ']]>',
    '<!--',
    '&#0;',
    '(',
    '[',
    'a{,9}',
  ],
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    'Infinity',
    '-0',
    '0',
    '1',
    '-1',
    '007',
    '1e309',
    '0x10',
    '2147483648',
    '-2147483649',
  ],
  ...[
    '9007199254740993',
    '9223372036854775808',
    '1'.repeat(40),
    '0.1',
    '1,5',
    '٣',
    'Ⅷ',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    'hasOwnProperty',
    'length',
    '[object Object]',
    '@kinofan',
    '@'.repeat(50),
    'a@b.c',
    'javascript:alert(1)',
    'data:,x',
  ],
  ...[
    '2026-11-21',
    '2026-02-30',
    '0000-01-01',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+275760-09-13',
    '2026-11-21T11:00:00+23:59',
  ],
]

/** Much of the same: it costs time or room where a length is not bounded. */
const long = ['a', 'ä', '💥', ' ', '(', '[a](', '<!--', '%', '\n', 'a ', '@a '].flatMap((part) =>
  [120, 256, 5_000].map((length) => part.repeat(length).slice(0, length)),
)

/** Any text there is, broken halves of characters among it. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...wellKnown) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...long) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
      .map((units) => String.fromCharCode(...units)),
  },
)

/** Values of any type, none of which a call may rely on not to come. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    { id: null },
    { length: -1 },
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: 20, max: 45 }).map((depth) => nested(depth)),
  fc.jsonValue({ maxDepth: 3 }),
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
