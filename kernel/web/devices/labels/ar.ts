import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.line.adapter': 'محوّل \u2068{{maker}}\u2069',
  'kernel.line.alike': 'المحوّلات من الطراز نفسه لا تتميّز إلا بترتيبها: تحقق من الاختيار بعد فصل أحدها.',
  'kernel.line.another': 'السماح بخط آخر',
  'kernel.line.free': 'غير مستعمل',
  'kernel.line.kept-here': 'يُحفظ الاختيار على هذا الجهاز.',
  'kernel.line.none': 'لا خط مسموح به هنا',
  'kernel.line.none-text': 'صِل الكابل ثم اسمح بخطه: يعرض المتصفح الخطوط التي يراها.',
  'kernel.line.not-given': 'لم يُسمح بأي خط. تحقق من توصيل الكابل ثم أعد المحاولة.',
  'kernel.line.own': 'خط الجهاز',
  'kernel.line.serves.printer': 'لطابعة الملصقات',
  'kernel.line.serves.scale': 'للميزان',
  'kernel.line.there': 'خطوط هذا الجهاز',
  'kernel.line.unreadable': 'هذا المتصفح لا يفتح خطوطًا تسلسلية',
  'kernel.line.unreadable-text':
    'افتح \u2068Sillon\u2069 في \u2068Chrome\u2069 أو \u2068Edge\u2069 على حاسوب، من عنوان يبدأ بـ \u2068https\u2069.',
  'kernel.line.which.printer': 'على أي خط توجد الطابعة؟',
  'kernel.line.which.scale': 'على أي خط يوجد الميزان؟',
  'kernel.scan.busy': 'الكاميرا مشغولة',
  'kernel.scan.busy-text': 'يستخدمها برنامج آخر أو أنها لا تستجيب. أغلق البرنامج الآخر ثم أعد المحاولة.',
  'kernel.scan.hold': 'ضع الملصق داخل الإطار: يُقرأ الرمز تلقائياً.',
  'kernel.scan.insecure': 'لا تُفتح الكاميرا على هذا العنوان',
  'kernel.scan.insecure-text':
    'لا يعرضها المتصفح إلا على عنوان يبدأ بـ\u2068https\u2069. اكتب الرمز، أو افتح \u2068Sillon\u2069 على عنوانه الآمن.',
  'kernel.scan.missing': 'لا توجد كاميرا هنا',
  'kernel.scan.missing-text': 'ليس لهذا الجهاز كاميرا، أو أن المتصفح لا يرى أياً منها. اكتب الرمز، أو امسحه بقارئ.',
  'kernel.scan.picture': 'صورة الكاميرا',
  'kernel.scan.refused': 'الكاميرا مرفوضة لـ\u2068Sillon\u2069',
  'kernel.scan.refused-text': 'افتح أذونات الموقع بجانب العنوان، واسمح بالكاميرا، ثم أعد المحاولة.',
  'kernel.scan.unreadable': 'لم تبدأ قراءة الرموز',
  'kernel.scan.unreadable-text': 'تحقق من الشبكة ثم أعد المحاولة. في هذه الأثناء اكتب الرمز أو امسحه بقارئ.',
} satisfies Labels
