import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.annual.closed': 'Ce programme est clos : il ne change plus.',
  'rh.annual.hours-wait_one': 'Les heures d’une personne attendent leur validation : validez-les avant de clore.',
  'rh.annual.hours-wait_other':
    'Les heures de {{count}} personnes attendent leur validation : validez-les avant de clore.',
  'rh.annual.news-moved': 'Des semaines du programme « {{group}} » ont changé',
  'rh.annual.news-published': 'Le programme de l’année « {{group}} » est publié',
  'rh.annual.not-now': 'Action impossible dans l’état de ce programme.',
  'rh.annual.overlap': 'Le programme « {{group}} » couvre déjà ces personnes à ces dates.',
  'rh.annual.person-unknown': 'Une personne n’a pas de solde dans ce programme.',
  'rh.annual.publish-late':
    'Un programme se publie un mois avant son début : indiquez pourquoi il est publié plus tard.',
  'rh.annual.reason-wanted': 'Indiquez pourquoi ces semaines changent.',
  'rh.annual.sum-off': 'La somme des semaines s’écarte de plus d’une heure de la durée à atteindre.',
  'rh.annual.too-near': 'Une semaine publiée change au moins sept jours à l’avance.',
  'rh.annual.under-way': 'Ce programme n’est pas terminé.',
  'rh.annual.unit-unknown': 'Cette unité n’est pas de cette société.',
  'rh.annual.week-too-long': 'Au plus {{hours}} h cette semaine.',
  'rh.annual.week-unknown': 'Cette semaine n’est pas dans la période, ou y est deux fois.',
} satisfies Labels
