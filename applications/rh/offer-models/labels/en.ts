import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-models.file': 'offer models',
  'rh.offer-models.new': 'New model',
  'rh.offer-models.none': 'No model',
  'rh.offer-models.none-text':
    'The model of a position fills the description of its new offers; the others are taken up in one click.',
  'rh.offer-models.search': 'Search for a model or a position',
  'rh.offer-models.title': 'Offer models',
  'rh.offer-model.position-help': 'New offers of this position begin with this model. Blank: it is taken up by hand.',
  'rh.offer-model.any-position': 'All positions',
  'rh.offer-model.position-taken': 'Another model is that of this position already.',
  'rh.offer-model.languages': 'Languages',
} satisfies Labels
