import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.field.interviewer': 'Assessor',
  'rh.field.otherInterviewers': 'Other participants',
  'rh.field.savedAt': 'Saved',
  'rh.interview.already-confirmed': 'Your presence is already confirmed.',
  'rh.interview.day-full': 'No free hour is left on that day.',
  'rh.interview.end-before-start': 'The end is before the start.',
  'rh.interview.feed-made-at': 'Address made on',
  'rh.interview.feed-name': 'Interviews',
  'rh.interview.mail-cancelled':
    'Hello {{firstname}},\n\nYour interview on {{date}} with {{company}} is cancelled. We will come back to you.',
  'rh.interview.mail-cancelled-subject': 'Your interview on {{date}} is cancelled',
  'rh.interview.mail-confirm': 'Confirm that you come, or say that you cannot:\n{{link}}',
  'rh.interview.mail-moved':
    'Hello {{firstname}},\n\nYour interview with {{company}} takes place on {{date}}.\nWhere: {{place}}\n\n{{confirm}}',
  'rh.interview.mail-moved-subject': 'Your interview is moved to {{date}}',
  'rh.interview.mail-planned':
    'Hello {{firstname}},\n\n{{company}} expects you for an interview on {{date}}.\nWhere: {{place}}\nYou will meet {{recruiter}}.\n{{message}}\n{{confirm}}',
  'rh.interview.mail-planned-subject': 'Your interview on {{date}}',
  'rh.interview.mail-reminder': 'Hello {{firstname}},\n\nWe expect you on {{date}}.\nWhere: {{place}}\n\n{{confirm}}',
  'rh.interview.mail-reminder-subject': 'Reminder: interview on {{date}}',
  'rh.interview.mail-summary': 'Interview, {{company}}',
  'rh.interview.news': 'Interviews',
  'rh.interview.news-confirmed': '{{name}} has confirmed the interview',
  'rh.interview.news-declined': '{{name}} cannot come',
  'rh.interview.news-incoming': 'Interview with {{name}} in a quarter of an hour',
  'rh.interview.news-recruiter': 'Interview with {{name}}: another recruiter',
  'rh.interview.one-is-open': 'An interview is already planned for this application.',
  'rh.interview.over': 'This interview is over or cancelled.',
  'rh.interview.overlap': 'This recruiter already has an interview at that hour.',
  'rh.interview.past': 'The date has passed.',
  'rh.interview.recruiter-unknown': 'This person is no member of the company.',
  'rh.table.interview': 'Job interview',
  'rh.table.interview_scorecard': 'Assessment of an interview',
} satisfies Labels
