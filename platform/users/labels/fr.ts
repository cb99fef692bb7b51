import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'users.not-found': 'Utilisateur introuvable',
} satisfies Labels
