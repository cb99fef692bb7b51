import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'This badge is somebody’s already.',
} satisfies Labels
