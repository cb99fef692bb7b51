import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.signing.no-mail': 'ليس لدى {{name}} عنوان بريد ولا هاتف تصله الرسائل القصيرة: أكملوا ملفه.',
  'rh.signing.no-guardian-mail': 'قاصر: اسم ممثله القانوني وعنوان بريده غير موجودين في ملفه.',
  'rh.signing.not-from-state': 'هذه الوثيقة ليست للتوقيع في حالتها الحالية.',
  'rh.signing.outdated': 'تغيّرت هذه الوثيقة: أنشئها من جديد قبل إرسالها.',
  'rh.signing.sender-not-allowed': 'لا يحق لك إرسال هذه الوثيقة باسم هذا الشخص.',
  'rh.signing.signer-missing': 'اختر من يوقّع باسم الشركة.',
  'rh.signing.sign-not-allowed': 'لا يحق لك توقيع هذه الوثيقة.',
  'rh.signing.no-envelope': 'لا يوجد إرسال لهذه الوثيقة ينتظر توقيعًا.',
} satisfies Labels
