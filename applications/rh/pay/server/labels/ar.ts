import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'تغيّرت هذه الحالة: أعد قراءتها قبل تبريرها.',
  'rh.pay.closed': 'هذا التحقق مغلق.',
  'rh.pay.nothing-to-export': 'لا أسبوع تحققت منه الأجور ينتظر التصدير.',
  'rh.pay.unfinished_zero': 'تم التحقق من الجميع.',
  'rh.pay.unfinished_one': 'شخص واحد لم يُتحقق منه بعد.',
  'rh.pay.unfinished_two': 'شخصان لم يُتحقق منهما بعد.',
  'rh.pay.unfinished_few': '{{count}} أشخاص لم يُتحقق منهم بعد.',
  'rh.pay.unfinished_many': '{{count}} شخصًا لم يُتحقق منهم بعد.',
  'rh.pay.unfinished_other': '{{count}} شخص لم يُتحقق منهم بعد.',
} satisfies Labels
