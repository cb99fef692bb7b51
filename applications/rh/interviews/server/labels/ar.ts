import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.field.interviewer': 'المقيّم',
  'rh.field.otherInterviewers': 'مشاركون آخرون',
  'rh.field.savedAt': 'الحفظ',
  'rh.interview.already-confirmed': 'حضورك مؤكد من قبل.',
  'rh.interview.day-full': 'لم تبق ساعة متاحة في هذا اليوم.',
  'rh.interview.end-before-start': 'النهاية تسبق البداية.',
  'rh.interview.feed-made-at': 'أُنشئ العنوان في',
  'rh.interview.feed-name': 'المقابلات',
  'rh.interview.mail-cancelled':
    'مرحبا {{firstname}}،\n\nألغيت مقابلتك بتاريخ {{date}} مع {{company}}. سنعاود الاتصال بك.',
  'rh.interview.mail-cancelled-subject': 'ألغيت مقابلتك بتاريخ {{date}}',
  'rh.interview.mail-confirm': 'أكد حضورك أو أخبرنا بتعذره:\n{{link}}',
  'rh.interview.mail-moved':
    'مرحبا {{firstname}}،\n\nستجرى مقابلتك مع {{company}} بتاريخ {{date}}.\nالمكان: {{place}}\n\n{{confirm}}',
  'rh.interview.mail-moved-subject': 'نقلت مقابلتك إلى {{date}}',
  'rh.interview.mail-planned':
    'مرحبا {{firstname}}،\n\nتنتظرك {{company}} لإجراء مقابلة بتاريخ {{date}}.\nالمكان: {{place}}\nمحاورك: {{recruiter}}\n{{message}}\n{{confirm}}',
  'rh.interview.mail-planned-subject': 'مقابلتك بتاريخ {{date}}',
  'rh.interview.mail-reminder': 'مرحبا {{firstname}}،\n\nننتظرك بتاريخ {{date}}.\nالمكان: {{place}}\n\n{{confirm}}',
  'rh.interview.mail-reminder-subject': 'تذكير: مقابلة بتاريخ {{date}}',
  'rh.interview.mail-summary': 'مقابلة، {{company}}',
  'rh.interview.news': 'المقابلات',
  'rh.interview.news-confirmed': 'أكد {{name}} المقابلة',
  'rh.interview.news-declined': 'لا يستطيع {{name}} الحضور',
  'rh.interview.news-incoming': 'مقابلة مع {{name}} بعد ربع ساعة',
  'rh.interview.news-recruiter': 'مقابلة {{name}}: تغير المكلف',
  'rh.interview.one-is-open': 'توجد مقابلة مبرمجة لهذا الترشيح.',
  'rh.interview.over': 'هذه المقابلة منتهية أو ملغاة.',
  'rh.interview.overlap': 'لهذا المكلف مقابلة أخرى في هذه الساعة.',
  'rh.interview.past': 'مضى التاريخ.',
  'rh.interview.recruiter-unknown': 'هذا الشخص ليس عضوا في المؤسسة.',
  'rh.table.interview': 'مقابلة التوظيف',
  'rh.table.interview_scorecard': 'تقييم مقابلة',
} satisfies Labels
