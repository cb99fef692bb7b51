import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.cancelled-already': 'Este registro ya está anulado.',
  'qualite.controls.correction-required': 'Diga qué se hizo para corregirlo.',
  'qualite.controls.done': 'Este control ya está hecho.',
  'qualite.controls.fate-required': 'Diga qué se hace con la mercancía.',
  'qualite.controls.missed': 'El día de este control ha pasado: queda sin hacer.',
  'qualite.controls.to-come': 'Es demasiado pronto para este control.',
  'qualite.controls.too-fine': 'Demasiados decimales para esta medida.',
  'qualite.controls.validated': 'Este registro está validado: ya no cambia.',
  'qualite.controls.value-of-each': 'Anote un valor por cada medida.',
  'qualite.controls.overdue': '{{code}} {{label}}: sin controlar',
  'qualite.controls.to-do-overdue_one': '{{count}} control fuera de plazo',
  'qualite.controls.to-do-overdue_other': '{{count}} controles fuera de plazo',
  'qualite.controls.to-do-record_one': '{{count}} control por hacer',
  'qualite.controls.to-do-record_other': '{{count}} controles por hacer',
  'qualite.controls.to-do-validate_one': '{{count}} registro por validar',
  'qualite.controls.to-do-validate_other': '{{count}} registros por validar',
} satisfies Labels
