import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'maintenance.title': 'صيانة جارية',
  'maintenance.text': 'Sillon مغلق مؤقتا. ستعود هذه الصفحة من تلقاء نفسها عند الانتهاء.',
  'maintenance.planned-end': 'النهاية المتوقعة: {{moment}}',
  'maintenance.waiting': 'يتم التحقق تلقائيا كل 30 ثانية تقريبا',
  'maintenance.over': 'انتهت الصيانة، يمكنك تسجيل الدخول من جديد.',
  'maintenance.closed': 'سيلون مغلق للصيانة: {{name}}.',
} satisfies Labels
