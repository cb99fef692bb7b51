import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'saved-views.all': 'Vistas de la lista',
  'saved-views.delete': 'Eliminar la vista',
  'saved-views.deleted': 'La vista «{{name}}» se ha eliminado.',
  'saved-views.keep': 'Guardar la vista',
  'saved-views.kept': 'La vista «{{name}}» se ha guardado.',
  'saved-views.more': 'Acciones sobre la vista {{name}}',
  'saved-views.name': 'Nombre de la vista',
  'saved-views.name-help': 'Conserva la búsqueda, los filtros y la pestaña que se muestran; solo usted la ve.',
  'saved-views.name-taken': 'Ya tiene una vista con este nombre.',
  'saved-views.name-too-long': '60 caracteres como máximo.',
  'saved-views.rename': 'Cambiar el nombre de la vista',
  'saved-views.too-many': 'Ya tiene {{most}} vistas de esta lista: elimine una.',
  'saved-views.update': 'Actualizar con los filtros mostrados',
  'saved-views.updated': 'La vista «{{name}}» tiene los filtros mostrados.',
} satisfies Labels
