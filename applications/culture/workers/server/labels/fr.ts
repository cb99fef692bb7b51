import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'Ce badge est déjà celui de quelqu’un.',
} satisfies Labels
