import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'clients.choice.title': 'Choose a client',
  'clients.choice.context': 'You may change it at any time from the menu.',
  'clients.choice.none': 'No active client is attached to your account.',
  'clients.choice.none-text': "Your company's administrator can attach you to one.",
  'clients.choice.current': 'Present client',
  'clients.choice.read-only': 'Read only',
  'clients.picker.title': 'Change client',
} satisfies Labels
