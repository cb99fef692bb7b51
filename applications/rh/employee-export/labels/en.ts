import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.export.conditions': 'Working conditions',
  'rh.export.contracts': 'Contracts',
  'rh.export.go': 'Export the file',
  'rh.export.left-out-pay': 'Without pay: your rights do not allow you to see it.',
  'rh.export.left-out-sensitive': 'Without sensitive data: your rights do not allow you to see them.',
  'rh.export.made-on': 'File drawn up on {{date}}',
  'rh.export.missing': 'These papers of the file could not be read, in whole or at all:',
  'rh.export.numbers': 'Payroll numbers',
  'rh.export.own-fields': 'Fields of your organisation',
  'rh.export.papers': 'Papers',
  'rh.export.started': 'The file of {{name}} has been downloaded. This access is written down.',
  'rh.export.until': 'valid until {{date}}',
  'rh.export.workplaces': 'Workplaces',
} satisfies Labels
