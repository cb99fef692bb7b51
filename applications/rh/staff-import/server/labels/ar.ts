import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.hired-on': 'وإلا، تاريخ التوظيف',
  'rh.staff-import.place-ambiguous': 'عدة أماكن تحمل هذا الاسم: {{near}}. حدّد الموقع أو الوحدة.',
  'rh.staff-import.place-unknown': 'المكان غير موجود في شركة السطر: صحّح اسمه أو أنشئه أولًا.',
  'rh.staff-import.place-unknown-near':
    'المكان غير موجود في شركة السطر. أسماء قريبة: {{near}}. صحّح الاسم أو أنشئ المكان أولًا.',
  'rh.staff-import.place-without-company': 'المكان يتبع شركة: أضف عمود الشركة أو اخترها لجميع الأسطر.',
  'rh.staff-import.placed-on': 'المكان والمنصب ابتداءً من',
  'rh.staff-import.places-given': 'أماكن مُنحت',
  'rh.staff-import.places-to-give': 'أماكن ستُمنح',
  'rh.staff-import.position-ambiguous': 'عدة مناصب توافق هذا الاسم أو الرمز: {{near}}. اكتب اسم المنصب بدقة.',
  'rh.staff-import.position-closed':
    'صلاحياتك لا تسمح بكتابة الأجر والمنصب. اعهد بهذا العمود إلى زميل، أو استورد من دونه.',
  'rh.staff-import.position-ignored': 'تُرك المنصب جانبًا: صلاحياتك لا تسمح بكتابته لهذا الشخص.',
  'rh.staff-import.position-kept': 'بقي المنصب كما هو: يحدده عقد هذا الشخص أو شروط عمله. غيّره في ملفه.',
  'rh.staff-import.position-unknown': 'المنصب غير موجود لشركة السطر: صحّح اسمه أو رمزه، أو أنشئه أولًا.',
  'rh.staff-import.position-unknown-near':
    'المنصب غير موجود لشركة السطر. أسماء قريبة: {{near}}. صحّح الاسم أو أنشئ المنصب أولًا.',
  'rh.staff-import.positions-given': 'مناصب مُنحت',
  'rh.staff-import.positions-to-give': 'مناصب ستُمنح',
  'rh.staff-import.rights-changed':
    'تغيّرت صلاحيات مؤسستك للتو: توقف الاستيراد بعد الأسطر الجارية. استأنفه للمتابعة بصلاحياتك الحالية.',
} satisfies Labels
