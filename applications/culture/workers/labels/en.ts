import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge': 'Badge',
  'culture.workers.badge-form': 'Letters, digits and hyphens, 40 at most.',
  'culture.workers.badge-help': 'What the reader reads on the card.',
  'culture.workers.file': 'workers',
  'culture.workers.member': 'Sillon account',
  'culture.workers.member-help': 'He sees and enters his own work.',
  'culture.workers.new': 'New worker',
  'culture.workers.none': 'No worker',
  'culture.workers.none-text': 'Add those who work in the greenhouse, with their team and badge.',
  'culture.workers.search': 'Name, team, badge',
  'culture.workers.team': 'Team',
  'culture.workers.title': 'Workers',
} satisfies Labels
