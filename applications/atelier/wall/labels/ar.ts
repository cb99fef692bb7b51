import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.wall.age': 'حُدّث قبل {{n}} ث',
  'atelier.wall.by-hour': 'الصناديق في الساعة',
  'atelier.wall.end': 'النهاية',
  'atelier.wall.held': 'قيد التشغيل',
  'atelier.wall.idle': 'بلا أمر',
  'atelier.wall.leave': 'مغادرة الشاشة',
  'atelier.wall.next': 'التالي',
  'atelier.wall.no-next': 'لا شيء مخطط',
  'atelier.wall.no-stop': 'لا توقف',
  'atelier.wall.offline': 'الشاشة غير متصلة',
  'atelier.wall.rate': 'الوتيرة',
  'atelier.wall.slow': 'بطيء',
  'atelier.wall.stopped': 'متوقف',
  'atelier.wall.stops': 'توقفات اليوم',
  'atelier.wall.title': 'شاشة حائط',
} satisfies Labels
