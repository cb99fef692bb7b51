import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.exports.account-missing': 'No account for: {{list}}.',
  'finances.exports.already-refused': 'This export is already marked as not taken.',
  'finances.exports.nothing': 'Nothing new to export for this month.',
} satisfies Labels
