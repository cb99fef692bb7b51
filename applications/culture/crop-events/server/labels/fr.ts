import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-events.not-possible': 'Cet événement a changé d’état : rechargez la page.',
  'culture.crop-events.seen-ahead': 'On ne voit rien d’un jour à venir.',
  'culture.crop-events.unknown-place': 'Cet emplacement n’est pas ouvert à votre saisie.',
} satisfies Labels
