import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.rounds.bounds': 'الحد الأعلى أكبر من الحد الأدنى.',
  'culture.rounds.day-past': 'انقضى هذا اليوم.',
  'culture.rounds.day-taken': 'لهذا الرمز جولة في ذلك اليوم بالفعل.',
  'culture.rounds.ends-before': 'اليوم الأخير يسبق الأول.',
  'culture.rounds.incomplete': 'بقيت نباتات لم تُقس ولم يُذكر غيابها.',
  'culture.rounds.measure-twice': 'يُذكر كل قياس مرة واحدة.',
  'culture.rounds.moved-on': 'تغيّرت حالة الجولة: أعيدوا تحميلها.',
  'culture.rounds.not-measured': 'هذا القياس غير معتمد هنا.',
  'culture.rounds.nothing-measured': 'لم تُدخل أي قيمة.',
  'culture.rounds.observer-unknown': 'هذا الشخص ليس عضوا.',
  'culture.rounds.out-of-range': 'خارج الحدود ({{least}} إلى {{most}}).',
  'culture.rounds.same-person': 'يجب أن يصدّق شخص آخر.',
  'culture.rounds.tag-form': 'أحرف لاتينية كبيرة وأرقام وشرطات، 20 على الأكثر.',
  'culture.rounds.tag-twice': 'تحمل نبتة أخرى هذه العلامة.',
  'culture.rounds.tag-used': 'كانت هذه العلامة لنبتة أُزيلت: اختاروا غيرها.',
  'culture.rounds.truss-back': 'العنقود {{value}} أصغر من الأسبوع الماضي ({{before}}).',
  'culture.rounds.truss-order': 'يُقطف العنقود بعد عقده، ويعقد بعد إزهاره.',
} satisfies Labels
