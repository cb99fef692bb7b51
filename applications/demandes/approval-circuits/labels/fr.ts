import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit': 'Circuit d’approbation',
  'demandes.circuit.add-step': 'Ajouter une étape',
  'demandes.circuit.all-kinds': 'Toutes les natures',
  'demandes.circuit.ceiling': 'Jusqu’à (HT)',
  'demandes.circuit.ceiling-help': 'Au-delà, l’étape suivante décide aussi. La dernière n’a pas de plafond.',
  'demandes.circuit.member': 'Membre',
  'demandes.circuit.none': 'Aucune étape : le responsable de la société approuve.',
  'demandes.circuit.none-of-kind': 'Aucune étape propre à cette nature : le circuit de toutes les natures s’applique.',
  'demandes.circuit.remove-step': 'Retirer l’étape {{number}}',
  'demandes.circuit.role': 'Qui approuve',
  'demandes.circuit.role.company_manager': 'Responsable de la société',
  'demandes.circuit.role.member': 'Un membre',
  'demandes.circuit.role.service_manager': 'Responsable du service',
  'demandes.circuit.saved': 'Circuit d’approbation enregistré.',
  'demandes.circuit.step': 'Étape d’approbation',
  'demandes.circuit.step-number': 'Étape {{number}}',
} satisfies Labels
