import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.esign.company': 'الشركة',
  'rh.esign.employee': 'موظف',
  'rh.esign.legal-guardian': 'الولي القانوني',
} satisfies Labels
