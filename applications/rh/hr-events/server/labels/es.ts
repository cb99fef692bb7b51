import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.event.ended': 'Este evento ha terminado o está anulado.',
  'rh.event.people-unknown': 'Una de estas personas no es de esta sociedad.',
  'rh.event.period': 'Pida {{days}} días como máximo.',
  'rh.event.reminder-today': 'Hoy: {{title}}',
  'rh.event.reminder_many': 'En {{count}} días: {{title}}',
  'rh.event.reminder_one': 'Mañana: {{title}}',
  'rh.event.reminder_other': 'En {{count}} días: {{title}}',
  'rh.event.site-unknown': 'Este sitio no es de esta sociedad.',
} satisfies Labels
