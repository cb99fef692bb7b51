import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit.ceilings-rise': 'ترتفع السقوف مرحلة بعد مرحلة.',
  'demandes.circuit.last-open': 'لا سقف للمرحلة الأخيرة.',
  'demandes.circuit.member-needed': 'حدّدوا العضو الذي يوافق.',
  'demandes.circuit.unknown-member': 'لم يعد هذا الشخص عضواً.',
} satisfies Labels
