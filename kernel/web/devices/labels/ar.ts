import type { Labels } from '#kernel/shared/labels.ts'

export default {
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
