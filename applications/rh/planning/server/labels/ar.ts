import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.planning.news-moved': 'تغيّر جدولك للأسبوع {{week}}',
  'rh.planning.news-published': 'نُشر جدولك للأسبوع {{week}}',
  'rh.planning.nothing-to-publish': 'كل ما هو مخطط هذا الأسبوع منشور بالفعل.',
  'rh.planning.place-unknown': 'هذا المكان ليس من هذه الشركة.',
  'rh.planning.position-unknown': 'لم تعد هذه الوظيفة موجودة.',
  'rh.planning.publish-red_zero': 'لا أحد يمنع النشر.',
  'rh.planning.publish-red_one': 'شخص واحد يمنع النشر: صحّح ساعاته أو اذكر السبب.',
  'rh.planning.publish-red_two': 'شخصان يمنعان النشر: صحّح ساعاتهما أو اذكر السبب.',
  'rh.planning.publish-red_few': '{{count}} أشخاص يمنعون النشر: صحّح ساعاتهم أو اذكر السبب.',
  'rh.planning.publish-red_many': '{{count}} شخصًا يمنعون النشر: صحّح ساعاتهم أو اذكر السبب.',
  'rh.planning.publish-red_other': '{{count}} شخص يمنعون النشر: صحّح ساعاتهم أو اذكر السبب.',
  'rh.planning.same-week': 'اختر أسبوعًا آخر للنسخ.',
} satisfies Labels
