import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.form.of-every-company':
    'The form serves every company: leave this change to a colleague who may write it in all of them.',
  'rh.form.contract.fixed_term': 'Fixed-term or seasonal',
  'rh.form.contract.permanent': 'Permanent contract',
  'rh.form.contract.student_job': 'Student job',
  'rh.form.page.follow-up': 'Following your application',
  'rh.form.page.form': 'Form to fill in',
  'rh.form.page.offer': 'Offer on the site',
  'rh.form.page.sent': 'Application sent',
  'rh.form.page.welcome': 'Welcome',
  'rh.form.problem.after_hiring': 'The law lets this be asked only once somebody is retained ({{law}}).',
  'rh.form.problem.indispensable': 'Nobody can be answered without this field: leave it required.',
  'rh.form.problem.twice': 'This field is named twice.',
  'rh.form.source.agency': 'Employment agency',
  'rh.form.source.google': 'Google',
  'rh.form.source.other': 'Other',
  'rh.form.transport.bike': 'Bicycle',
  'rh.form.transport.bus': 'Bus',
  'rh.form.transport.car': 'Car',
  'rh.form.transport.carpool': 'Car sharing',
  'rh.form.usual-notice':
    '{{company}} uses what you write here to consider your application, and for nothing else. Only the people in charge of recruitment read it. If nothing comes of it, your data are erased three months after the answer, or on the date that you agree to for other offers. You may read, correct or have your data erased, and turn to the CNIL (www.cnil.fr).',
} satisfies Labels
