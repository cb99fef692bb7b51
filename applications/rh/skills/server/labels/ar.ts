import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.skill.licence-by-paper': 'تُثبت هذه الرخصة بوثيقتها في الملف.',
  'rh.skill.name-taken': 'مهارة أخرى تحمل هذا الاسم.',
  'rh.skill.too-many': '{{most}} مهارة على الأكثر.',
  'rh.skill.twice': 'هذه المهارة مطلوبة من قبل.',
  'rh.skill.unknown': 'لم تعد هذه المهارة موجودة.',
} satisfies Labels
