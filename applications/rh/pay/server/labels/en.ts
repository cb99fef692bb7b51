import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'This anomaly has changed since: read it again before you justify it.',
  'rh.pay.closed': 'This check is closed.',
  'rh.pay.nothing-to-export': 'No week that pay checked waits to be exported.',
  'rh.pay.unfinished_one': 'One person is not checked yet.',
  'rh.pay.unfinished_other': '{{count}} people are not checked yet.',
} satisfies Labels
