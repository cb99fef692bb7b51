import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identifiers.name-missing': 'أدخل هذا الاسم.',
  'identifiers.name-too-long': 'لا يتجاوز الاسم 80 حرفًا.',
  'identifiers.name-invalid': 'يحتوي الاسم على رموز غير مقبولة.',
  'identifiers.mail-invalid': 'اكتب عنوان بريد إلكتروني كاملا، مثل name@example.com.',
  'identifiers.phone-invalid': 'تحقّق من الرقم ومن بلده: الرقم الفرنسي من عشرة أرقام، مثل 06 12 34 56 78.',
  'identifiers.phone-without-text': 'لا يستقبل هذا الرقم الرسائل النصية القصيرة.',
  'identifiers.post-code-invalid': 'هذا الرمز البريدي ليس لهذا البلد: في فرنسا خمسة أرقام (49000).',
  'identifiers.several-communes': 'هذا الرمز مشترك بين عدة بلديات: اختر واحدة.',
  'identifiers.nir-invalid': 'رقم الضمان الاجتماعي غير صالح: تحقّق من خاناته الخمس عشرة.',
  'identifiers.nir-key': 'المفتاح لا يطابق رقم الضمان الاجتماعي: تحققوا من الأرقام الخمسة عشر.',
  'identifiers.nir-sex': 'لا يطابق الرقم الجنس المُدخَل.',
  'identifiers.nir-date': 'لا يطابق الرقم التاريخ المُدخَل.',
  'identifiers.nir-department': 'لا يطابق الرقم المقاطعة المُدخَلة.',
  'identifiers.siren-invalid': 'رقم SIREN غير صالح.',
  'identifiers.siret-invalid': 'رقم SIRET غير صالح: تحقّق من أرقامه الأربعة عشر.',
  'identifiers.vat-invalid': 'رقم ضريبة القيمة المضافة غير صالح.',
  'identifiers.iban-invalid': 'رقم الحساب الدولي IBAN غير صالح.',
  'identifiers.bic-invalid': 'رمز البنك BIC غير صالح.',
  'identifiers.naf-unknown': 'رمز NAF غير معروف في هذا التاريخ.',
  'identifiers.legal-value-missing': 'لا توجد قيمة قانونية لهذا التاريخ: تحقّق من الإعدادات.',
} satisfies Labels
