import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.context-too-long': 'Trop long : 2 Ko au plus.',
} satisfies Labels
