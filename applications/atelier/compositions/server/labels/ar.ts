import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.composition.not-draft': 'لا تُعدّل إلا المسودة: أنشئ إصدارًا جديدًا.',
  'atelier.composition.overlap': 'هناك إصدار ساري ابتداءً من {{day}}: اختر يومًا لاحقًا.',
  'atelier.composition.shares': 'مجموع الحصص {{pct}} %: يجب أن يكون 100 %.',
  'atelier.composition.twice': 'السطر نفسه موجود مرتين.',
  'atelier.composition.unknown-article': 'هذا الصنف لا يباع ولا يُعبأ.',
  'atelier.composition.unknown-packaging': 'إحدى مواد التعبئة لم تعد موجودة.',
} satisfies Labels
