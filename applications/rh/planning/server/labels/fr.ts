import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.planning.news-moved': 'Votre planning de la semaine {{week}} a changé',
  'rh.planning.news-published': 'Votre planning de la semaine {{week}} est publié',
  'rh.planning.nothing-to-publish': 'Tout ce qui est prévu cette semaine est déjà publié.',
  'rh.planning.place-unknown': 'Ce lieu n’est pas de cette société.',
  'rh.planning.position-unknown': 'Ce poste n’existe plus.',
  'rh.planning.publish-red_one': 'Une personne bloque la publication : corrigez son horaire, ou indiquez un motif.',
  'rh.planning.publish-red_other':
    '{{count}} personnes bloquent la publication : corrigez leurs horaires, ou indiquez un motif.',
  'rh.planning.same-week': 'Choisissez une autre semaine à copier.',
} satisfies Labels
