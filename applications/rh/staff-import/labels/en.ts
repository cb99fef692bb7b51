import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.back': 'See the list of employees',
  'rh.staff-import.context': 'Your employees, from the file of your payroll program or spreadsheet',
  'rh.staff-import.limits':
    'Only the companies whose employees you manage are written; people already known are updated, never doubled.',
  'rh.staff-import.new': 'New file',
  'rh.staff-import.title': 'Import employees',
} satisfies Labels
