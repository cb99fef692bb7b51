import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map.unknown-kind': 'Cette nature n’existe pas, ou figure deux fois.',
} satisfies Labels
