import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'Tableau de bord',
} satisfies Labels
