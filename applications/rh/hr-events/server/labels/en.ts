import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.event.ended': 'This event is over or cancelled.',
  'rh.event.people-unknown': 'One of these people is not of this company.',
  'rh.event.period': 'Ask for {{days}} days at most.',
  'rh.event.reminder-today': 'Today: {{title}}',
  'rh.event.reminder_one': 'Tomorrow: {{title}}',
  'rh.event.reminder_other': 'In {{count}} days: {{title}}',
  'rh.event.site-unknown': 'This site is not of this company.',
} satisfies Labels
