import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'presence.title': 'المستخدمون المتصلون',
  'presence.count_zero': 'لا أحد متصل في مصالحك',
  'presence.count_one': 'شخص واحد متصل في مصالحك',
  'presence.count_two': 'شخصان متصلان في مصالحك',
  'presence.count_few': '{{count}} أشخاص متصلون في مصالحك',
  'presence.count_many': '{{count}} شخصًا متصلًا في مصالحك',
  'presence.count_other': '{{count}} شخص متصل في مصالحك',
  'presence.no-job': 'المنصب غير محدد',
  'presence.since': 'منذ {{time}}',
  'presence.idle': 'دون نشاط',
  'presence.idle-text': 'لا نشاط منذ عشر دقائق',
  'presence.none': 'لا أحد متصل',
  'presence.none-text': 'يظهر هنا أشخاص مصالحك حالما يفتحون Sillon.',
  'presence.nobody-in': 'لا أحد في: \u2068{{services}}\u2069',
} satisfies Labels
