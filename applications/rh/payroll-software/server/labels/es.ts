import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.payroll.mapping-missing_one': 'Falta el código de nómina de «{{label}}».',
  'rh.payroll.mapping-missing_other': 'Faltan códigos de nómina: {{label}}.',
  'rh.payroll.number-missing_one': 'Falta el número de nómina: {{people}}.',
  'rh.payroll.number-missing_other': 'Faltan números de nómina: {{people}}.',
} satisfies Labels
