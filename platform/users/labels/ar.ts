import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'users.not-found': 'المستخدم غير موجود',
} satisfies Labels
