import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'تغيّرت هذه الحالة: أعد قراءتها قبل تبريرها.',
} satisfies Labels
