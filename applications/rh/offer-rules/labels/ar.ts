import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'إعدادات العروض',
  'rh.offer-rules.conditions': 'الشروط المشتركة',
  'rh.offer-rules.conditions-help': 'تكتب في كل عرض جديد لا يذكر نموذجه شيئا عنها.',
  'rh.offer-rules.on-feed': 'تنشر العروض الجديدة في خلاصة مواقع التوظيف',
  'rh.offer-rules.on-poster': 'للعروض الجديدة ملصق',
  'rh.offer-rules.context': 'ما يبدأ به العرض، وما يصل إلى من رفض طلبه',
  'rh.offer-rules.beginning': 'ما يقوله كل عرض جديد',
  'rh.offer-rules.questionnaires': 'الاستبيانات',
  'rh.offer-rules.questionnaires-where': 'تكتب الاستبيانات في الإعدادات',
  'rh.offer-rules.questionnaires-text': 'مكوّن «الاستبيانات» الخاص بالتوظيف. بعد نشرها تملأ في صفحة الترشيح.',
  'rh.offer-rules.configure': 'فتح الإعدادات',
  'rh.refusal.title': 'أسباب الرفض والردود',
  'rh.refusal.proposed': 'مقترح',
  'rh.refusal.is-proposed': 'اقتراح هذا السبب على من يرفض ترشيحا',
  'rh.refusal.letter': 'الرد على المترشح',
  'rh.refusal.letter-help':
    'إن تُرك فارغا يرسل الرد المعتاد. يُستبدل {{firstname}} و{{company}} عند الإرسال، ولا يُذكر السبب للمترشح أبدا.',
  'rh.refusal.usual': 'الرد المعتاد',
  'rh.refusal.search': 'البحث عن سبب',
  'rh.refusal.new': 'سبب جديد',
  'rh.refusal.name-taken': 'سبب آخر يحمل هذا الاسم.',
  'rh.refusal.none': 'لا يوجد سبب',
  'rh.refusal.always-proposed': 'يبقى «سبب آخر» مقترحا دائما.',
} satisfies Labels
