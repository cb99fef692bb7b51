import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map': 'دليل الحسابات',
  'finances.account-map.analytic': 'الرمز التحليلي',
  'finances.account-map.kind': 'الطبيعة المحاسبية',
  'finances.account-map.none': 'لا شيء للقيد',
  'finances.account-map.none-text': 'لا يرسل أي تطبيق وقائع للقيد بعد.',
  'finances.account-map.saved': 'حُفظت الحسابات',
  'finances.account-map.text': 'الحساب الذي يقيد عليه محاسبكم كل طبيعة. بلا حساب لا يُصدَّر شهر يحتوي عليها.',
} satisfies Labels
