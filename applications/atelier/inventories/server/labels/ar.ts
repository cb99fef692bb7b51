import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.inventory.below-nothing': 'الوزن المعدود ليس سالبا.',
  'atelier.inventory.ended.cancelled': 'هذا الجرد ملغى.',
  'atelier.inventory.ended.validated': 'هذا الجرد مصدق عليه.',
  'atelier.inventory.gap-unexplained': 'للدفعة {{lot}} ({{place}}) فارق بلا سبب.',
  'atelier.inventory.place-in-count': 'أحد هذه الأماكن قيد الجرد بالفعل.',
  'atelier.inventory.place-not-counted': 'هذا المكان ليس ضمن هذا الجرد.',
  'atelier.inventory.recount-awaited': 'يجب إعادة عد الدفعة {{lot}} ({{place}}).',
  'atelier.inventory.too-wide': 'أكثر من 2000 دفعة: اختر أماكن أقل.',
} satisfies Labels
