import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'to-do.nothing': 'Nothing waits: all is up to date.',
  'to-do.since': 'the first since {{day}}',
  'to-do.first': 'the first on {{day}}',
  'to-do.title': 'To do',
} satisfies Labels
