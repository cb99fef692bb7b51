import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.esign.company': 'Company',
  'rh.esign.employee': 'Employee',
  'rh.esign.legal-guardian': 'Legal guardian',
} satisfies Labels
