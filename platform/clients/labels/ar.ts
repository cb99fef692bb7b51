import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'clients.choice.title': 'اختر عميلا',
  'clients.choice.context': 'يمكنك تغييره في أي وقت من القائمة.',
  'clients.choice.none': 'لا يوجد عميل نشط مرتبط بحسابك.',
  'clients.choice.none-text': 'يمكن لمسؤول شركتك أن يربطك به.',
  'clients.choice.current': 'العميل الحالي',
  'clients.choice.read-only': 'للقراءة فقط',
  'clients.choice.search': 'البحث عن عميل',
  'clients.choice.not-found': 'لا يوجد عميل يحمل اسمه «{{words}}».',
  'clients.picker.title': 'تغيير العميل',
  'clients.support.closed':
    'هؤلاء كل العملاء النشطين. سيتم الدخول إلى عميل لست عضوا فيه عبر وصول الدعم (سبب ومدة محددة وتتبع): وهو غير مفتوح بعد.',
} satisfies Labels
