import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'users.not-found': 'User not found',
} satisfies Labels
