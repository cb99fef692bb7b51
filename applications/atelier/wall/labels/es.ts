import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.wall.age': 'actualizado hace {{n}} s',
  'atelier.wall.by-hour': 'Cajas por hora',
  'atelier.wall.end': 'fin',
  'atelier.wall.held': 'En curso',
  'atelier.wall.idle': 'Sin orden',
  'atelier.wall.leave': 'Salir de la pantalla',
  'atelier.wall.next': 'A continuación',
  'atelier.wall.no-next': 'Nada planificado',
  'atelier.wall.no-stop': 'Ninguna parada',
  'atelier.wall.offline': 'Pantalla sin conexión',
  'atelier.wall.rate': 'cadencia',
  'atelier.wall.slow': 'Lenta',
  'atelier.wall.stopped': 'Parada',
  'atelier.wall.stops': 'Paradas del día',
  'atelier.wall.title': 'Pantalla mural',
} satisfies Labels
