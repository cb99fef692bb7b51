import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.exports.account-missing': 'لا حساب لـ: ⁨{{list}}⁩.',
  'finances.exports.already-refused': 'هذا التصدير معلّم سلفًا كغير مأخوذ.',
  'finances.exports.nothing': 'لا جديد للتصدير لهذا الشهر.',
} satisfies Labels
