import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'Ce candidat a une candidature ou un contrat.',
  'rh.candidate.mail-taken': 'Un autre candidat a cette adresse.',
  'rh.candidate.no-mail': 'Cette personne n’a pas d’adresse mail.',
  'rh.candidate.not-said': 'Le formulaire ne dit rien d’autre pour ce champ.',
  'rh.candidate.piece-kept': 'Cette pièce a été acceptée : elle reste au dossier.',
} satisfies Labels
