import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'لهذا المترشح ترشيح أو عقد.',
  'rh.candidate.mail-taken': 'مترشح آخر له هذا العنوان.',
  'rh.candidate.no-mail': 'ليس لهذا الشخص بريد إلكتروني.',
  'rh.candidate.not-said': 'لا تذكر الاستمارة شيئا مختلفا لهذه الخانة.',
  'rh.candidate.piece-kept': 'قبلت هذه الوثيقة: تبقى في الملف.',
  'rh.field.side': 'الوجه',
  'rh.spoken.ar': 'العربية',
  'rh.spoken.bg': 'البلغارية',
  'rh.spoken.en': 'الإنجليزية',
  'rh.spoken.es': 'الإسبانية',
  'rh.spoken.fr': 'الفرنسية',
  'rh.spoken.pl': 'البولندية',
  'rh.spoken.pt': 'البرتغالية',
  'rh.spoken.ro': 'الرومانية',
  'rh.table.applicant_ticket': 'رابط استمارة الترشح',
  'rh.table.availability': 'تفرغ المترشح',
  'rh.table.candidate_file': 'وثيقة المترشح',
} satisfies Labels
