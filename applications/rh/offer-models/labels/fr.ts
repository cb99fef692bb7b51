import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-models.file': 'modèles d’offres',
  'rh.offer-models.new': 'Nouveau modèle',
  'rh.offer-models.none': 'Aucun modèle',
  'rh.offer-models.none-text':
    'Le modèle d’un poste remplit la description de ses nouvelles offres ; les autres se reprennent d’un clic.',
  'rh.offer-models.search': 'Rechercher un modèle ou un poste',
  'rh.offer-models.title': 'Modèles d’offres',
  'rh.offer-model.position-help':
    'Les nouvelles offres de ce poste commencent par ce modèle. Vide : il se reprend à la main.',
  'rh.offer-model.any-position': 'Tous les postes',
  'rh.offer-model.position-taken': 'Un autre modèle est déjà celui de ce poste.',
  'rh.offer-model.languages': 'Langues',
} satisfies Labels
