import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.error.not-found': 'هذا العنصر غير موجود أو لم يعد موجودًا.',
  'kernel.error.forbidden': 'لا يحق لك القيام بهذا. اطلبه من المسؤول لديك.',
  'kernel.error.version-conflict': 'قام شخص آخر بتعديل هذا الملف في هذه الأثناء. أعد قراءته قبل الحفظ.',
  'kernel.error.invalid-input': 'هناك معلومات يجب تصحيحها.',
  'kernel.error.malformed': 'الطلب غير قابل للقراءة.',
  'kernel.error.unknown-field': 'هذه المعلومة غير متوقعة هنا.',
  'kernel.error.too-large': 'حجم ما أُرسل كبير جدًا.',
  'kernel.error.media-type': 'صيغة الإرسال هذه غير مدعومة.',
  'kernel.error.file-too-large': 'يتجاوز الملف {{megabytes}} ميغابايت.',
  'kernel.error.file-type': 'نوع الملف هذا غير مقبول.',
  'kernel.error.too-many-pixels': 'تتجاوز الصورة {{megapixels}} مليون بكسل. اختر صورة أصغر.',
  'kernel.error.picture-unreadable': 'تعذّرت قراءة هذه الصورة. اختر صورة بصيغة JPEG أو PNG أو WebP.',
  'kernel.error.unexpected': 'حدث خطأ غير متوقع. حاول مجددًا؛ وإن استمر فأبلغ المسؤول بالرقم المرجعي.',
  'kernel.field.required': 'حقل مطلوب.',
  'kernel.field.too-long': '{{maximum}} حرفًا على الأكثر.',
  'kernel.field.too-small': '{{minimum}} على الأقل.',
  'kernel.field.too-big': '{{maximum}} على الأكثر.',
  'kernel.field.wrong-type': 'هذه المعلومة ليست بالشكل المتوقع.',
  'kernel.field.wrong-format': 'هذه الصيغة غير معروفة.',
  'kernel.field.wrong-value': 'هذه القيمة غير مسموح بها.',
} satisfies Labels
