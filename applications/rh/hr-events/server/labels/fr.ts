import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.event.ended': 'Cet événement est terminé ou annulé.',
  'rh.event.people-unknown': 'Une de ces personnes n’est pas de cette société.',
  'rh.event.period': 'Demandez {{days}} jours au plus.',
  'rh.event.reminder-today': 'Aujourd’hui : {{title}}',
  'rh.event.reminder_one': 'Demain : {{title}}',
  'rh.event.reminder_other': 'Dans {{count}} jours : {{title}}',
  'rh.event.site-unknown': 'Ce site n’est pas de cette société.',
} satisfies Labels
