import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map.unknown-kind': 'There is no such kind, or it comes twice.',
} satisfies Labels
