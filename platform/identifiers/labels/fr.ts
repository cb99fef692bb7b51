import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identifiers.name-missing': 'Renseignez ce nom.',
  'identifiers.name-too-long': 'Un nom compte au plus 80 caractères.',
  'identifiers.name-invalid': 'Caractères non admis dans un nom.',
  'identifiers.mail-invalid': 'Écrivez une adresse mail complète, comme prenom.nom@exemple.fr.',
  'identifiers.phone-invalid':
    'Vérifiez le numéro et son pays : un numéro français a dix chiffres, comme 06 12 34 56 78.',
  'identifiers.phone-without-text': 'Ce numéro ne reçoit pas de SMS.',
  'identifiers.post-code-invalid': 'Ce code postal n’est pas de ce pays : en France, cinq chiffres (49000).',
  'identifiers.several-communes': 'Plusieurs communes pour ce code : choisissez.',
  'identifiers.nir-invalid': 'Numéro de sécurité sociale invalide : vérifiez les 15 caractères.',
  'identifiers.nir-key': 'La clé ne correspond pas au numéro de sécurité sociale : vérifiez les 15 chiffres.',
  'identifiers.nir-sex': 'Le numéro ne correspond pas au sexe saisi.',
  'identifiers.nir-date': 'Le numéro ne correspond pas à la date saisie.',
  'identifiers.nir-department': 'Le numéro ne correspond pas au département saisi.',
  'identifiers.siren-invalid': 'SIREN invalide.',
  'identifiers.siret-invalid': 'SIRET invalide : vérifiez les 14 chiffres.',
  'identifiers.vat-invalid': 'Numéro de TVA invalide.',
  'identifiers.iban-invalid': 'IBAN invalide.',
  'identifiers.bic-invalid': 'BIC invalide.',
  'identifiers.naf-unknown': 'Code NAF inconnu à cette date.',
  'identifiers.legal-value-missing': 'Valeur légale absente pour cette date : vérifiez les paramètres.',
} satisfies Labels
