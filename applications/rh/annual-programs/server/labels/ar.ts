import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.annual.closed': 'هذا البرنامج مغلق: لم يعد يتغير.',
  'rh.annual.hours-wait_zero': 'لا ساعات تنتظر التصديق.',
  'rh.annual.hours-wait_one': 'ساعات شخص واحد تنتظر التصديق: صدّقها قبل الإغلاق.',
  'rh.annual.hours-wait_two': 'ساعات شخصين تنتظر التصديق: صدّقها قبل الإغلاق.',
  'rh.annual.hours-wait_few': 'ساعات {{count}} أشخاص تنتظر التصديق: صدّقها قبل الإغلاق.',
  'rh.annual.hours-wait_many': 'ساعات {{count}} شخصًا تنتظر التصديق: صدّقها قبل الإغلاق.',
  'rh.annual.hours-wait_other': 'ساعات {{count}} شخص تنتظر التصديق: صدّقها قبل الإغلاق.',
  'rh.annual.news-moved': 'تغيرت أسابيع من برنامج «{{group}}»',
  'rh.annual.news-published': 'نُشر برنامج السنة «{{group}}»',
  'rh.annual.not-now': 'الإجراء غير ممكن في حالة هذا البرنامج.',
  'rh.annual.overlap': 'برنامج «{{group}}» يشمل هؤلاء الأشخاص في هذه التواريخ.',
  'rh.annual.person-unknown': 'أحد الأشخاص ليس له رصيد في هذا البرنامج.',
  'rh.annual.publish-late': 'يُنشر البرنامج قبل بدايته بشهر: اذكر سبب نشره متأخرًا.',
  'rh.annual.reason-wanted': 'اذكر سبب تغيير هذه الأسابيع.',
  'rh.annual.sum-off': 'مجموع الأسابيع يبتعد أكثر من ساعة عن المدة المطلوبة.',
  'rh.annual.too-near': 'لا يتغير أسبوع منشور إلا قبل سبعة أيام على الأقل.',
  'rh.annual.under-way': 'لم ينته هذا البرنامج بعد.',
  'rh.annual.unit-unknown': 'هذه الوحدة لا تتبع هذه الشركة.',
  'rh.annual.week-too-long': '{{hours}} ساعة على الأكثر هذا الأسبوع.',
  'rh.annual.week-unknown': 'هذا الأسبوع ليس في الفترة، أو ورد مرتين.',
} satisfies Labels
