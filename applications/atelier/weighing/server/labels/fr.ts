import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.weighing.cancelled-already': 'Cette pesée est déjà annulée.',
  'atelier.weighing.crates-and-kind': 'Dites à la fois le type de caisse et combien il y en a.',
  'atelier.weighing.lot-unknown': 'Aucun lot de ce numéro dans vos ateliers.',
  'atelier.weighing.net-negative': 'Le poids net doit être positif.',
  'atelier.weighing.one-subject': 'Pesez la ligne d’un bon, ou un lot.',
  'atelier.weighing.poured': 'Cette pesée a été versée : reprenez le versement sur le poste de la ligne.',
  'atelier.weighing.range': 'Poids hors de la portée de la balance ({{max}} kg, échelon {{step}} kg).',
  'atelier.weighing.samples-of-mean': 'Une moyenne dit de combien d’unités elle vient, et elle seule.',
  'atelier.weighing.scale-expired': 'Vérification de la balance expirée le {{day}}.',
  'atelier.weighing.unknown-container': 'Ce contenant n’est pas de l’atelier.',
  'atelier.weighing.unknown-scale': 'Cette balance n’est pas de l’atelier.',
  'atelier.weighing.unstable': 'Poids instable.',
} satisfies Labels
