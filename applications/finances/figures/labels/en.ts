import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'Dashboard',
} satisfies Labels
