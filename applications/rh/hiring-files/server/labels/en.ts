import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hiring.already': 'This person is an employee by this application already.',
  'rh.hiring.closed': 'This file is closed.',
  'rh.hiring.incomplete': 'All papers that are asked must be accepted.',
  'rh.hiring.mail-link':
    'Hello {{firstname}},\n\nTo prepare your contract at {{company}}, send us your papers before {{until}} by this personal link:\n\n{{link}}\n\nWhen you first open it on a device, a one-time code will be sent to you at this same address.',
  'rh.hiring.mail-link-subject': 'Complete your file at {{company}}',
  'rh.hiring.mail-rejected':
    'Hello {{firstname}},\n\nWe cannot keep the paper “{{piece}}”: {{reason}}\n\nSend it again by this personal link:\n\n{{link}}\n\nWhen you first open it on a device, a one-time code will be sent to you at this same address.',
  'rh.hiring.mail-rejected-subject': 'A paper of your file is to be sent again',
  'rh.hiring.news': 'Hiring files',
  'rh.hiring.news-piece': '{{name}} has sent a paper',
  'rh.hiring.no-birthdate': 'Say the birth date in the candidate’s file.',
  'rh.hiring.piece-missing': 'This paper has not come, or was looked at already.',
  'rh.table.hiring_file': 'Hiring file of an application',
  'rh.table.hiring_piece': 'Paper of the hiring file',
  'rh.hiring.mail-reminder':
    'Hello {{firstname}},\n\nYour file at {{company}} still lacks:\n{{pieces}}\n\nSend them before {{until}} by this personal link:\n\n{{link}}\n\nWhen you first open it on a device, a one-time code will be sent to you at this same address.',
  'rh.hiring.mail-reminder-subject': 'Papers are missing from your file at {{company}}',
  'rh.hiring.mail-code':
    'Hello,\n\nYour code to open your hiring file: {{code}}\n\nIt is good for {{minutes}} minutes. Give it to nobody.',
  'rh.hiring.mail-code-subject': '{{code}}: the code of your file',
  'rh.hiring.wrong-code':
    'This code is not the right one, or is no longer good. Ask for another; after five tries, wait ten minutes.',
  'rh.hiring.guardian-is-the-minor':
    'The guardian needs a mail and a phone that are not those of the person: he signs for them.',
} satisfies Labels
