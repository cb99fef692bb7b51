import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'access-requests.already': 'تم إرسال طلبك: انتظر يوما قبل إرسال طلب آخر.',
  'access-requests.ask': 'طلب صلاحية',
  'access-requests.asked': 'تم إرسال طلبك.',
  'access-requests.need': 'ما تحتاج إليه',
  'access-requests.need-help': 'مثلا: الاطلاع على جداول البيت الزجاجي الشمالي.',
  'access-requests.nobody': 'ليس لهذا العميل مسؤول بعد: توجه إلى الشخص الذي دعاك.',
  'access-requests.nothing': 'لم يُفتح لك أي تطبيق بعد',
  'access-requests.notification': 'طلبات الصلاحيات',
  'access-requests.profile': 'الاطلاع على ملفي واختيار لغتي',
  'access-requests.send': 'إرسال الطلب',
  'access-requests.sent': 'أُرسل الطلب {{when}}. سيتم إعلامك فور تغيّر صلاحياتك.',
  'access-requests.told': '{{person}} يطلب صلاحية',
  'access-requests.told-text': 'امنحه الصلاحيات التي يحتاج إليها.',
  'access-requests.who': 'يمنح صلاحيات {{client}} كل من {{names}}. ستظهر تطبيقاتك هنا فور فتحها لك.',
} satisfies Labels
