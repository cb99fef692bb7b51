import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'Cuadro de mando',
} satisfies Labels
