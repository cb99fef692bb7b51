import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.exports.account-missing': 'Ninguna cuenta para: {{list}}.',
  'finances.exports.already-refused': 'Esta exportación ya está marcada como no tomada.',
  'finances.exports.nothing': 'Nada nuevo que exportar para este mes.',
} satisfies Labels
