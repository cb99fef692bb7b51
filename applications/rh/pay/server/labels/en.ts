import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'This anomaly has changed since: read it again before you justify it.',
} satisfies Labels
