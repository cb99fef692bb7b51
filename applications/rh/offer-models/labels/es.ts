import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-models.file': 'modelos de ofertas',
  'rh.offer-models.new': 'Nuevo modelo',
  'rh.offer-models.none': 'Ningún modelo',
  'rh.offer-models.none-text':
    'El modelo de un puesto rellena la descripción de sus ofertas nuevas; los demás se retoman con un clic.',
  'rh.offer-models.search': 'Buscar un modelo o un puesto',
  'rh.offer-models.title': 'Modelos de ofertas',
  'rh.offer-model.position-help':
    'Las ofertas nuevas de este puesto empiezan con este modelo. Vacío: se retoma a mano.',
  'rh.offer-model.any-position': 'Todos los puestos',
  'rh.offer-model.position-taken': 'Otro modelo es ya el de este puesto.',
  'rh.offer-model.languages': 'Idiomas',
} satisfies Labels
