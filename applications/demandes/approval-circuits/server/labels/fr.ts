import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit.ceilings-rise': 'Les plafonds vont en montant, étape après étape.',
  'demandes.circuit.last-open': 'La dernière étape n’a pas de plafond.',
  'demandes.circuit.member-needed': 'Désignez le membre qui approuve.',
  'demandes.circuit.unknown-member': 'Cette personne n’est plus membre.',
} satisfies Labels
