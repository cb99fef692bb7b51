import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work.ends-before': 'La fin précède le début.',
  'culture.work.ends-later': 'La fin est encore à venir.',
  'culture.work.more-than-rows_one': '{{count}} rang au plus.',
  'culture.work.more-than-rows_other': '{{count}} rangs au plus.',
  'culture.work.moved-on': 'Ce travail a changé d’état entre-temps.',
  'culture.work.not-running': 'Aucun travail n’est en cours pour cette personne.',
  'culture.work.overlap': 'Un autre travail est en cours pour {{name}}.',
  'culture.work.row-twice': 'Un rang est choisi deux fois.',
  'culture.work.row-unknown': 'Un rang n’est pas de cette culture.',
  'culture.work.same-person': 'Une autre personne doit approuver vos heures.',
  'culture.work.too-long': '{{hours}} h au plus.',
  'culture.work.too-old': 'Ce travail date de plus de deux jours : demandez une correction.',
} satisfies Labels
