import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'Ce candidat a une candidature ou un contrat.',
  'rh.candidate.mail-taken': 'Un autre candidat a cette adresse.',
  'rh.candidate.no-mail': 'Cette personne n’a pas d’adresse mail.',
  'rh.candidate.not-said': 'Le formulaire ne dit rien d’autre pour ce champ.',
  'rh.candidate.piece-kept': 'Cette pièce a été acceptée : elle reste au dossier.',
  'rh.field.side': 'Face',
  'rh.spoken.ar': 'arabe',
  'rh.spoken.bg': 'bulgare',
  'rh.spoken.en': 'anglais',
  'rh.spoken.es': 'espagnol',
  'rh.spoken.fr': 'français',
  'rh.spoken.pl': 'polonais',
  'rh.spoken.pt': 'portugais',
  'rh.spoken.ro': 'roumain',
  'rh.table.applicant_ticket': 'Lien d’accès à la candidature',
  'rh.table.availability': 'Disponibilité du candidat',
  'rh.table.candidate_file': 'Pièce du candidat',
} satisfies Labels
