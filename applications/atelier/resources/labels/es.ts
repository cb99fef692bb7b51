import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.resource.none': 'Ninguna máquina',
  'atelier.resource.none-text': 'Las máquinas de una línea se declaran en Líneas, pestaña Máquinas.',
  'atelier.resource.state.archived': 'archivada',
  'atelier.resource.state.degraded': 'degradada',
  'atelier.resource.state.in_service': 'en servicio',
  'atelier.resource.state.stopped': 'parada: toque para reiniciar',
} satisfies Labels
