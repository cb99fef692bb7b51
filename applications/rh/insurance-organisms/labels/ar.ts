import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.insurance.add': 'إضافة هيئة',
  'rh.insurance.delete-text': 'يخرج من الاختيارات؛ وما يذكره يبقى يذكره.',
  'rh.insurance.none': 'لا هيئة',
  'rh.insurance.none-text': 'تذكر تأمينات الموظفين هيئتها: أضف هيئتكم.',
  'rh.insurance.not-the-caller': 'يتم هذا باسمك فقط.',
  'rh.insurance.title': 'هيئات التأمين الصحي',
} satisfies Labels
