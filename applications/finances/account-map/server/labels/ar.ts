import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map.unknown-kind': 'هذه الطبيعة غير موجودة أو مكررة.',
} satisfies Labels
