import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'clients.choice.title': 'Choose a client',
  'clients.choice.context': 'You may change it at any time from the menu.',
  'clients.choice.none': 'No active client is attached to your account.',
  'clients.choice.none-text': "Your company's administrator can attach you to one.",
  'clients.choice.current': 'Present client',
  'clients.choice.read-only': 'Read only',
  'clients.choice.search': 'Search for a client',
  'clients.choice.not-found': 'No client has “{{words}}” in its name.',
  'clients.picker.title': 'Change client',
  'clients.support.closed':
    'These are all active clients. Entering one that you are not a member of will go through support access (reason, limited time, traces): it is not open yet.',
} satisfies Labels
