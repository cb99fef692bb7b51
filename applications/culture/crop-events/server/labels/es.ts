import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-events.not-possible': 'Este incidente ha cambiado de estado: recargue la página.',
  'culture.crop-events.seen-ahead': 'No se ve nada de un día futuro.',
  'culture.crop-events.unknown-place': 'No puede escribir de este emplazamiento.',
} satisfies Labels
