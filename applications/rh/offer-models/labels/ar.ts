import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-models.file': 'نماذج العروض',
  'rh.offer-models.new': 'نموذج جديد',
  'rh.offer-models.none': 'لا يوجد نموذج',
  'rh.offer-models.none-text': 'يملأ نموذج المنصب وصف عروضه الجديدة، وتؤخذ النماذج الأخرى بنقرة.',
  'rh.offer-models.search': 'البحث عن نموذج أو منصب',
  'rh.offer-models.title': 'نماذج العروض',
  'rh.offer-model.position-help': 'تبدأ العروض الجديدة لهذا المنصب بهذا النموذج. إن تُرك فارغا يؤخذ يدويا.',
  'rh.offer-model.any-position': 'كل المناصب',
  'rh.offer-model.position-taken': 'لهذا المنصب نموذج آخر.',
  'rh.offer-model.languages': 'اللغات',
} satisfies Labels
