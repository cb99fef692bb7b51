import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.in-plan': 'للخط خطط قادمة ({{n}}).',
  'atelier.line.in-use': 'للخط أوامر قائمة: {{orders}}.',
  'atelier.line.other-workshop': 'لا يغيّر الخط أو الآلة أو الشخص ورشته.',
  'atelier.line.unknown-article': 'أحد هذه الأصناف لم يعد موجودا.',
  'atelier.line.unknown-line': 'هذا الخط ليس من الورشة.',
  'atelier.line.unknown-operation': 'هذه العملية ليست من الخط.',
  'atelier.line.unknown-person': 'أحد هؤلاء الأشخاص لم يعد ينتمي إلى العميل.',
} satisfies Labels
