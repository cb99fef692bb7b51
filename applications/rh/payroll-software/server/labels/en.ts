import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.payroll.mapping-missing_one': 'Payroll code missing for “{{label}}”.',
  'rh.payroll.mapping-missing_other': 'Payroll codes missing: {{label}}.',
  'rh.payroll.number-missing_one': 'Payroll number missing: {{people}}.',
  'rh.payroll.number-missing_other': 'Payroll numbers missing: {{people}}.',
} satisfies Labels
