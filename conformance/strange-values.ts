import { unknownId } from './example-of.ts'

export const deep = (levels: number): unknown => (levels === 0 ? 'bottom' : { a: deep(levels - 1) })

export const injections = [
  `' or 1=1; drop table rh.employee; --`,
  `'; select pg_sleep(10) --`,
  '$1 %s %n %x ${7*7} {{constructor}} {{7*7}}',
  '(((((a+)+)+)+)+)$',
  '.*+?^[]{}()|\\',
  '<script>alert(1)</script>',
  '=cmd|/c calc!A1',
  '../../../../etc/passwd',
  '#read("/etc/passwd")',
]

/** Whatever a field holds, none of these may break anything. */
export const strangeValues: unknown[] = [
  ...injections,
  '',
  ' ',
  '\u202e\u200b\ufeff',
  'é'.repeat(60_000),
  'null',
  '__proto__',
  unknownId.toUpperCase(),
  `${unknownId} `,
  0,
  -1,
  -0,
  1.5,
  2 ** 15,
  2 ** 31,
  1e14,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  false,
  null,
  [],
  {},
  [null],
  [[[[]]]],
  Array.from({ length: 5_000 }, (_, index) => index),
  { length: -1 },
  { toString: 'x', valueOf: null },
  deep(11),
]

/** What no database keeps: a NUL character, half of a character that takes two. */
export const unkeepable = ['\0', 'Petit\0', '\0\0\0', '\ud800', 'Petit\udc00', '\udf31\ud83c', { 'Petit\ud800': 1 }]
export const wrongTypes = [{ $ne: null }, { a: 1 }, [['x']], [{}]]
