import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.payroll.mapping-missing_one': 'Payroll code missing for “{{label}}”.',
  'rh.payroll.mapping-missing_other': 'Payroll codes missing: {{label}}.',
  'rh.payroll.number-missing_one': 'Payroll number missing: {{people}}.',
  'rh.payroll.number-missing_other': 'Payroll numbers missing: {{people}}.',
  'rh.payroll.answers': 'Silae answers.',
  'rh.payroll.off': 'This company does not speak to Silae by its API: complete the connection, or export by file.',
  'rh.payroll.down': 'Silae does not answer; sending will resume.',
  'rh.payroll.wrong': 'Silae answered in an unreadable way; sending will resume.',
  'rh.payroll.not-let-in': 'Silae refuses access: check the ID, the secret and the key.',
  'rh.payroll.refused': 'Silae refuses: {{told}}',
  'rh.payroll.api-incomplete': 'Needed to speak to the API.',
} satisfies Labels
