import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.mail-subject': '{{company}} expects you for a new season',
  'rh.recall.mail':
    'Hello {{firstname}},\n\n{{company}} invites you to come back from {{day}}.\n\nAnswer with one tap, without a password:\n{{link}}\n\nSee you soon.',
} satisfies Labels
