import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'to-do.nothing': 'Nada espera: todo está al día.',
  'to-do.since': 'el primero desde el {{day}}',
  'to-do.first': 'el primero el {{day}}',
  'to-do.title': 'Pendiente',
} satisfies Labels
