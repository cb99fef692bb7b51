import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'presence.title': 'Connected users',
  'presence.count_one': '{{count}} person connected in your departments',
  'presence.count_other': '{{count}} people connected in your departments',
  'presence.no-job': 'Job title not given',
  'presence.since': 'Since {{time}}',
  'presence.idle': 'Inactive',
  'presence.idle-text': 'Nothing done for ten minutes',
  'presence.none': 'Nobody is connected',
  'presence.none-text': 'The people of your departments appear here as soon as they open Sillon.',
  'presence.nobody-in': 'Nobody in: {{services}}',
} satisfies Labels
