import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.page': 'موسم جديد',
  'rh.recall.hello': 'مرحباً {{firstname}}، هل تعود هذا الموسم؟',
  'rh.recall.company': 'الشركة',
  'rh.recall.site': 'الموقع',
  'rh.recall.position': 'المنصب',
  'rh.recall.arrival': 'الوصول المقترح',
  'rh.recall.until': 'الوصول إلى غاية',
  'rh.recall.yes': 'نعم، سآتي',
  'rh.recall.yes-otherwise': 'نعم، لكن في تاريخ آخر',
  'rh.recall.no': 'لا، ليس هذا الموسم',
  'rh.recall.other-day': 'يمكنني المجيء يوم',
  'rh.recall.come-then': 'سآتي في ذلك اليوم',
  'rh.recall.said-yes': 'شكراً، سُجّل ذلك',
  'rh.recall.said-yes-text': '{{company}} تُعدّ عقدك وستكتب لك. يمكنك تغيير رأيك بالرابط نفسه.',
  'rh.recall.said-no': 'سُجّل ذلك',
  'rh.recall.said-no-text': '{{company}} تشكرك على ردّك. يمكنك تغيير رأيك بالرابط نفسه.',
  'rh.recall.dead': 'لم يعد هذا الرابط صالحاً',
  'rh.recall.dead-text': 'انتهى الموسم أو الرابط ناقص. اتصل بالشركة.',
} satisfies Labels
