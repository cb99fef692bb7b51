import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.form.of-every-company': 'يخدم النموذج كل الشركات: اترك هذا التغيير لزميل يحق له كتابته فيها كلها.',
  'rh.form.contract.fixed_term': 'عقد محدد المدة أو موسمي',
  'rh.form.contract.permanent': 'عقد دائم',
  'rh.form.contract.student_job': 'عمل طلابي',
  'rh.form.page.follow-up': 'متابعة الترشح',
  'rh.form.page.form': 'استمارة للملء',
  'rh.form.page.offer': 'عرض على الموقع',
  'rh.form.page.sent': 'تم إرسال الترشح',
  'rh.form.page.welcome': 'الاستقبال',
  'rh.form.problem.after_hiring': 'لا يسمح القانون بطلبه إلا بعد قبول الشخص ({{law}}).',
  'rh.form.problem.indispensable': 'لا يمكن الرد على أحد بدون هذه الخانة: اتركها إلزامية.',
  'rh.form.problem.twice': 'ذُكرت هذه الخانة مرتين.',
  'rh.form.source.agency': 'وكالة تشغيل',
  'rh.form.source.google': 'غوغل',
  'rh.form.source.other': 'أخرى',
  'rh.form.transport.bike': 'دراجة',
  'rh.form.transport.bus': 'حافلة',
  'rh.form.transport.car': 'سيارة',
  'rh.form.transport.carpool': 'سيارة مشتركة',
  'rh.form.usual-notice':
    'تستعمل {{company}} ما تكتبه هنا لدراسة ترشحك، ولا لشيء آخر. لا يقرؤه إلا المكلفون بالتوظيف. إذا لم يُقبل الطلب تُمحى بياناتك بعد ثلاثة أشهر من الرد، أو في التاريخ الذي توافق عليه لعروض أخرى. يمكنك الاطلاع على بياناتك أو تصحيحها أو طلب محوها، واللجوء إلى CNIL (www.cnil.fr).',
} satisfies Labels
