import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.mutuelle.contract-insured': 'لهذا العقد تأمين صحي بالفعل.',
  'rh.mutuelle.end-before-start': 'النهاية تسبق البداية.',
  'rh.mutuelle.kept': 'هذا التأمين موقَّع: لم يعد يُعدَّل ولا يُحذف، بل ينتهي بتاريخ نهايته.',
  'rh.mutuelle.no-reason': 'ليس للانخراط سبب إعفاء.',
  'rh.mutuelle.not-bound': 'هذا التأمين غير مرتبط بأي عقد.',
  'rh.mutuelle.not-the-client': 'هذا العميل ليس الذي تعمل فيه.',
  'rh.mutuelle.nothing-to-sign': 'لا ينتظر هذا التأمين توقيعًا.',
  'rh.mutuelle.outside-contract': 'يجب أن يبدأ التأمين خلال هذا العقد.',
  'rh.mutuelle.overlap': 'هناك تأمين صحي يغطي هذه التواريخ.',
  'rh.mutuelle.proof-missing': 'إثبات الإعفاء مفقود.',
  'rh.mutuelle.requested-on': 'تاريخ الطلب',
} satisfies Labels
