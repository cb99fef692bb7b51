import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'لوحة القيادة',
} satisfies Labels
