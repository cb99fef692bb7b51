import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.permit.before-asking': 'هذا التاريخ يسبق الطلب.',
  'rh.permit.check-exempt': 'لم يُسأل أحد: لا رد لتسجيله.',
  'rh.permit.day-to-come': 'هذا التاريخ لم يأتِ بعد.',
  'rh.permit.letter-birth': 'تاريخ الميلاد',
  'rh.permit.letter-file': 'التحقق من بطاقة الإقامة',
  'rh.permit.letter-firstnames': 'الأسماء الأولى',
  'rh.permit.letter-from': 'سُلّمت في',
  'rh.permit.letter-name': 'اسم الولادة',
  'rh.permit.letter-number': 'رقم البطاقة',
  'rh.permit.letter-page': 'صفحة',
  'rh.permit.letter-permit': 'البطاقة المقدمة',
  'rh.permit.letter-police': 'محافظة الشرطة',
  'rh.permit.letter-prefecture': 'محافظة المقاطعة',
  'rh.permit.letter-to': 'صالحة إلى',
  'rh.permit.letter-used-name': 'الاسم المستعمل',
  'rh.permit.no-contract': 'هذا العقد ليس لهذا الشخص.',
  'rh.permit.no-employer': 'لا شركة توظف هذا الشخص: لا أحد يمكنه توقيع الرسالة.',
  'rh.permit.no-permit': 'لا بطاقة صالحة في الملف: أضيفوها أولاً إلى الوثائق.',
  'rh.permit.no-proof': 'لا إثبات للتسجيل لدى France Travail في الملف: أضيفوه أولاً إلى الوثائق.',
} satisfies Labels
