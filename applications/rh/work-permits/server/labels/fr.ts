import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.permit.before-asking': 'Cette date précède la demande.',
  'rh.permit.check-exempt': 'Personne n’a été interrogé : il n’y a pas de réponse à noter.',
  'rh.permit.day-to-come': 'Cette date est à venir.',
  'rh.permit.letter-birth': 'Né(e) le',
  'rh.permit.letter-file': 'Vérification titre de séjour',
  'rh.permit.letter-firstnames': 'Prénoms',
  'rh.permit.letter-from': 'Délivré le',
  'rh.permit.letter-name': 'Nom de naissance',
  'rh.permit.letter-number': 'Numéro du titre',
  'rh.permit.letter-page': 'Page',
  'rh.permit.letter-permit': 'Titre présenté',
  'rh.permit.letter-police': 'Préfecture de police',
  'rh.permit.letter-prefecture': 'Préfecture du département',
  'rh.permit.letter-to': 'Valable jusqu’au',
  'rh.permit.letter-used-name': 'Nom d’usage',
  'rh.permit.no-contract': 'Ce contrat n’est pas celui de cette personne.',
  'rh.permit.no-employer': 'Aucune société n’emploie cette personne : la lettre n’aurait pas de signataire.',
  'rh.permit.no-permit': 'Aucun titre valable au dossier : déposez-le d’abord dans les documents.',
  'rh.permit.no-proof':
    'Aucun justificatif d’inscription à France Travail au dossier : déposez-le d’abord dans les documents.',
} satisfies Labels
