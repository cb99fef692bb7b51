import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map.unknown-kind': 'Esta naturaleza no existe o figura dos veces.',
} satisfies Labels
