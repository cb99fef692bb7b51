import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.rules': 'قواعد التصنيع',
  'atelier.rules.lot-selection': 'اختيار الدفعات',
  'atelier.rules.saved': 'حُفظت القاعدة',
  'atelier.rules.selection.fifo': 'الأقدم أولًا، ومع ذكر السبب خلاف ذلك',
  'atelier.rules.selection.manual': 'بالاختيار من القائمة',
  'atelier.rules.selection.scan': 'بالماسح فقط',
  'atelier.rules.single-lot': 'دفعة واحدة لكل أمر، وإلا دفعة لكل دفعة مفرغة',
} satisfies Labels
