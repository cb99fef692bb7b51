import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work.ends-before': 'The end is before the start.',
  'culture.work.ends-later': 'The end is still to come.',
  'culture.work.more-than-rows_one': '{{count}} row at most.',
  'culture.work.more-than-rows_other': '{{count}} rows at most.',
  'culture.work.moved-on': 'This work has moved on meanwhile.',
  'culture.work.not-running': 'Nothing runs for this person.',
  'culture.work.overlap': '{{name}} did something else at that time.',
  'culture.work.row-twice': 'A row is chosen twice.',
  'culture.work.row-unknown': 'A row is not of this crop.',
  'culture.work.same-person': 'Another person must approve your hours.',
  'culture.work.too-long': '{{hours}} h at most.',
  'culture.work.too-old': 'This work is over two days old: ask for a correction.',
} satisfies Labels
