import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.absence.balance-too-low': 'الرصيد: {{available}} ي؛ المطلوب: {{asked}} ي.',
  'rh.absence.not-now': 'لا يمكن تغيير هذا الغياب بهذه الطريقة.',
  'rh.absence.nothing-counted': 'لا يوم عمل في هذه التواريخ.',
  'rh.absence.type-unknown': 'هذا النوع غير موجود في ذلك التاريخ.',
} satisfies Labels
