import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop.code-taken': 'هذا الرمز أو الاسم مستخدم بالفعل.',
  'atelier.workshop.too-many-rows': 'عدد الصفوف كبير جدا: قلّص الفترة.',
} satisfies Labels
