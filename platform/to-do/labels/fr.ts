import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'to-do.nothing': 'Rien n’attend : tout est à jour.',
  'to-do.since': 'le premier depuis le {{day}}',
  'to-do.first': 'le premier le {{day}}',
  'to-do.title': 'À traiter',
} satisfies Labels
