import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.context-too-long': 'Demasiado largo: 2 KB como máximo.',
} satisfies Labels
