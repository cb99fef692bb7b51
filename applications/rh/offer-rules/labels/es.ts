import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'Parámetros de ofertas',
  'rh.offer-rules.conditions': 'Condiciones comunes',
  'rh.offer-rules.on-feed': 'Las nuevas ofertas van al canal de los portales de empleo',
  'rh.offer-rules.on-poster': 'Las nuevas ofertas tienen un cartel',
} satisfies Labels
