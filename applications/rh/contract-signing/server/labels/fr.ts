import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.signing.no-mail': '{{name}} n’a ni adresse mail, ni téléphone où recevoir un SMS : complétez son dossier.',
  'rh.signing.no-guardian-mail':
    'Mineur : le nom et l’adresse mail de son représentant légal manquent dans son dossier.',
  'rh.signing.not-from-state': 'Ce document n’est pas à signer dans son état actuel.',
  'rh.signing.outdated': 'Ce document a changé : générez-le à nouveau avant de l’envoyer.',
  'rh.signing.sender-not-allowed': 'Vous n’êtes pas habilité à envoyer ce document au nom de cette personne.',
  'rh.signing.signer-missing': 'Choisissez qui signe pour la société.',
  'rh.signing.sign-not-allowed': 'Vous n’êtes pas habilité à signer ce document.',
  'rh.signing.no-envelope': 'Aucun envoi n’attend de signature pour ce document.',
} satisfies Labels
