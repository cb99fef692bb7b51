import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-incidents.not-possible': 'Este incidente ha cambiado de estado: recargue la página.',
  'culture.crop-incidents.seen-ahead': 'No se ve nada de un día futuro.',
  'culture.crop-incidents.unknown-place': 'No puede escribir de este emplazamiento.',
} satisfies Labels
