import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.exports.account-missing': 'Aucun compte pour : {{list}}.',
  'finances.exports.already-refused': 'Cet export est déjà marqué non repris.',
  'finances.exports.nothing': 'Rien de nouveau à exporter pour ce mois.',
} satisfies Labels
