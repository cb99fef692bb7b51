import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'هذه البطاقة لشخص آخر.',
} satisfies Labels
