import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'Ce badge est déjà celui de quelqu’un.',
  'culture.workers.member-taken': 'Ce compte est déjà celui d’un intervenant.',
  'culture.workers.member-unknown': 'Ce compte n’est pas du client.',
} satisfies Labels
