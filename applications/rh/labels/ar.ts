import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.employee.birth-date-invalid': 'اكتب تاريخًا صحيحًا، مثل 14/03/1994.',
  'rh.employee.age-at-hiring': 'يكون عمر الشخص عند التوظيف بين 14 و90 سنة: تحقق من تاريخ الميلاد.',
  'rh.employee.country-unknown': 'هذا البلد غير معروف.',
  'rh.employee.company-unknown': 'اختر شركة يمكنك الكتابة فيها.',
  'rh.employee.already-archived': 'هذا الشخص مؤرشف بالفعل.',
  'rh.employee.already-active': 'هذا الشخص نشط بالفعل.',
  'rh.employees.use-pages': 'أكثر من {{most}} موظف: اقرأ القائمة صفحة صفحة.',
} satisfies Labels
