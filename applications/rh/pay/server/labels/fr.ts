import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'Cette anomalie a changé depuis : relisez-la avant de la justifier.',
} satisfies Labels
