import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'This badge is somebody’s already.',
  'culture.workers.member-taken': 'This account is a worker’s already.',
  'culture.workers.member-unknown': 'This account is not of this client.',
} satisfies Labels
