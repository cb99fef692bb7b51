import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.cancelled-already': 'This record is already cancelled.',
  'qualite.controls.correction-required': 'Say what was done to correct it.',
  'qualite.controls.done': 'This control is already done.',
  'qualite.controls.fate-required': 'Say what becomes of the goods.',
  'qualite.controls.missed': 'The day of this control is over: it stays missed.',
  'qualite.controls.to-come': 'It is too early for this control.',
  'qualite.controls.too-fine': 'Too many decimals for this measure.',
  'qualite.controls.validated': 'This record is validated: it no longer changes.',
  'qualite.controls.value-of-each': 'Read one value for each measure.',
  'qualite.controls.overdue': '{{code}} {{label}}: not controlled',
  'qualite.controls.to-do-overdue_one': '{{count}} overdue control',
  'qualite.controls.to-do-overdue_other': '{{count}} overdue controls',
  'qualite.controls.to-do-record_one': '{{count}} control to do',
  'qualite.controls.to-do-record_other': '{{count}} controls to do',
  'qualite.controls.to-do-validate_one': '{{count}} record to validate',
  'qualite.controls.to-do-validate_other': '{{count}} records to validate',
} satisfies Labels
