import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'هذه البطاقة لشخص آخر.',
  'culture.workers.member-taken': 'هذا الحساب لعامل آخر.',
  'culture.workers.member-unknown': 'هذا الحساب ليس لهذا العميل.',
} satisfies Labels
