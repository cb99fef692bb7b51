import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.mutuelle.contract-insured': 'Ce contrat a déjà une mutuelle.',
  'rh.mutuelle.end-before-start': 'La fin précède le début.',
  'rh.mutuelle.kept':
    'Cette mutuelle est signée : elle ne se modifie ni ne se supprime plus, elle se termine par sa date de fin.',
  'rh.mutuelle.no-reason': 'Une adhésion n’a pas de motif de dispense.',
  'rh.mutuelle.not-bound': 'Cette mutuelle n’est liée à aucun contrat.',
  'rh.mutuelle.not-the-client': 'Ce client n’est pas celui où vous travaillez.',
  'rh.mutuelle.nothing-to-sign': 'Cette mutuelle n’attend pas de signature.',
  'rh.mutuelle.outside-contract': 'La mutuelle doit commencer pendant ce contrat.',
  'rh.mutuelle.overlap': 'Une mutuelle couvre déjà ces dates.',
  'rh.mutuelle.proof-missing': 'Justificatif de dispense manquant.',
  'rh.mutuelle.requested-on': 'Demandée le',
} satisfies Labels
