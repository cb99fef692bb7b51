import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge': 'البطاقة',
  'culture.workers.badge-form': 'حروف وأرقام وشرطات، 40 على الأكثر.',
  'culture.workers.badge-help': 'ما يقرؤه القارئ على بطاقته.',
  'culture.workers.file': 'العاملون',
  'culture.workers.member': 'حساب Sillon',
  'culture.workers.member-help': 'يرى عمله ويدخله بنفسه.',
  'culture.workers.new': 'عامل جديد',
  'culture.workers.none': 'لا عامل',
  'culture.workers.none-text': 'أضف من يعملون في البيت المحمي مع فريقهم وبطاقتهم.',
  'culture.workers.search': 'الاسم أو الفريق أو البطاقة',
  'culture.workers.team': 'الفريق',
  'culture.workers.title': 'العاملون',
} satisfies Labels
