import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'Cette anomalie a changé depuis : relisez-la avant de la justifier.',
  'rh.pay.closed': 'Cette vérification est clôturée.',
  'rh.pay.nothing-to-export': 'Aucune semaine vérifiée par la paie n’attend d’être exportée.',
  'rh.pay.unfinished_one': 'Une personne n’est pas encore vérifiée.',
  'rh.pay.unfinished_other': '{{count}} personnes ne sont pas encore vérifiées.',
} satisfies Labels
