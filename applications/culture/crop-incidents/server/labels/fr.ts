import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-incidents.not-possible': 'Cet événement a changé d’état : rechargez la page.',
  'culture.crop-incidents.seen-ahead': 'On ne voit rien d’un jour à venir.',
  'culture.crop-incidents.unknown-place': 'Cet emplacement n’est pas ouvert à votre saisie.',
} satisfies Labels
