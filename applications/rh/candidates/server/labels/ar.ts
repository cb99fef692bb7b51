import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'لهذا المترشح ترشيح أو عقد.',
  'rh.candidate.mail-taken': 'مترشح آخر له هذا العنوان.',
  'rh.candidate.no-mail': 'ليس لهذا الشخص بريد إلكتروني.',
  'rh.candidate.not-said': 'لا تذكر الاستمارة شيئا مختلفا لهذه الخانة.',
  'rh.candidate.piece-kept': 'قبلت هذه الوثيقة: تبقى في الملف.',
} satisfies Labels
