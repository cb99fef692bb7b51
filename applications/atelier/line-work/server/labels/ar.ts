import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.before-start': 'النهاية تسبق البداية.',
  'atelier.floor.task-busy': 'العملية {{label}} جارية بالفعل للأمر {{number}}.',
  'atelier.floor.task-moved': 'تقدمت هذه العملية بالفعل.',
  'atelier.floor.too-many-lines': 'رسائل كثيرة جدا: حاول مجددا بعد دقيقة.',
  'atelier.floor.two-places': 'تتداخل هذه الساعات مع ساعات أخرى للشخص نفسه.',
  'atelier.floor.weight-differs': 'تغيّر وزن فارغ منذ القراءة: أعِد الوزن.',
} satisfies Labels
