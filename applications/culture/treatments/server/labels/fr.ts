import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.treatments.ends-before': 'La fin précède le début.',
  'culture.treatments.ends-later': 'La fin est encore à venir.',
  'culture.treatments.moved-on': 'Ce traitement a changé d’état entre-temps.',
  'culture.treatments.place-closed': '{{place}} : fermé jusqu’au {{day}} à {{hour}} (délai de rentrée).',
  'culture.treatments.product-twice': 'Un produit est choisi deux fois.',
  'culture.treatments.same-person': 'Une autre personne doit valider.',
  'culture.treatments.unknown-place': 'Ce lieu n’est pas de cette culture.',
  'culture.treatments.unknown-product': 'Un produit n’est plus proposé.',
  'culture.treatments.wants-care': 'Un contrôle demande un motif.',
} satisfies Labels
