import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.absence.balance-too-low': 'Solde : {{available}} j ; demandé : {{asked}} j.',
  'rh.absence.not-now': 'Cette absence ne peut plus changer ainsi.',
  'rh.absence.nothing-counted': 'Aucun jour de travail à ces dates.',
  'rh.absence.type-unknown': 'Ce type d’absence n’existe pas à cette date.',
} satisfies Labels
