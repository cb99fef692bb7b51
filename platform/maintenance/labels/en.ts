import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'maintenance.title': 'Maintenance in progress',
  'maintenance.text': 'Sillon is closed for a moment. This page comes back by itself as soon as it ends.',
  'maintenance.planned-end': 'Planned end: {{moment}}',
  'maintenance.waiting': 'Checked by itself, about every 30 seconds',
  'maintenance.over': 'The maintenance is over, you may sign in again.',
  'maintenance.closed': 'Sillon is closed for maintenance: {{name}}.',
} satisfies Labels
