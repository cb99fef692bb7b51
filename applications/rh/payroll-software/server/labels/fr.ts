import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.payroll.mapping-missing_one': 'Code de paie manquant pour « {{label}} ».',
  'rh.payroll.mapping-missing_other': 'Codes de paie manquants : {{label}}.',
  'rh.payroll.number-missing_one': 'Matricule manquant : {{people}}.',
  'rh.payroll.number-missing_other': 'Matricules manquants : {{people}}.',
} satisfies Labels
