import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.apply.age': 'يجب أن يكون عمرك بين 14 و90 سنة: تحقق من السنة.',
  'rh.apply.configuring': 'الاستمارة غير متاحة حاليا. يرجى الاتصال بالشركة.',
  'rh.apply.data-request.copy':
    'مرحبا،\n\nطلب {{person}} ({{mail}})، عبر رابط متابعة ترشحه، نسخة من البيانات التي تحتفظون بها (المادة 15 من اللائحة العامة لحماية البيانات). أجيبوا قبل {{until}}.\n\nتجمع بطاقة المترشح هذه البيانات.',
  'rh.apply.data-request.copy-subject': '{{person}} يطلب نسخة من بياناته',
  'rh.apply.data-request.erasure':
    'مرحبا،\n\nطلب {{person}} ({{mail}})، عبر رابط متابعة ترشحه، محو بياناته (المادة 17 من اللائحة العامة لحماية البيانات). أجيبوا قبل {{until}}.\n\nاحذفوا المترشح: تُفرغ بطاقته وتُتلف وثائقه.',
  'rh.apply.data-request.erasure-subject': '{{person}} يطلب محو بياناته',
  'rh.apply.end-before-start': 'النهاية قبل البداية.',
  'rh.apply.glove': 'مقاس القفاز: من 6 إلى 12.',
  'rh.apply.offer-closed': 'لم يعد هذا العرض متاحا.',
  'rh.apply.past': 'هذا التاريخ قد مضى.',
  'rh.apply.post-code': 'الرمز البريدي: خمسة أرقام، مثل 44000.',
  'rh.apply.questionnaire-changed': 'تغيرت أسئلة هذا العرض: أعد تحميل الصفحة وأجب من جديد.',
  'rh.apply.shoe': 'مقاس الحذاء: من 34 إلى 50.',
  'rh.apply.too-far': 'اختر تاريخا خلال {{months}} شهرا القادمة.',
  'rh.apply.too-fast': 'أُرسلت الاستمارة بسرعة كبيرة: أعد قراءتها ثم أرسلها من جديد.',
  'rh.apply.too-many': 'طلبات كثيرة، حاول لاحقا.',
} satisfies Labels
