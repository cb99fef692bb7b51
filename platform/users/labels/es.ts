import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'users.not-found': 'Usuario no encontrado',
} satisfies Labels
