import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.planning.news-moved': 'Su planning de la semana {{week}} ha cambiado',
  'rh.planning.news-published': 'Su planning de la semana {{week}} está publicado',
  'rh.planning.nothing-to-publish': 'Todo lo previsto esta semana ya está publicado.',
  'rh.planning.place-unknown': 'Este lugar no es de esta empresa.',
  'rh.planning.position-unknown': 'Este puesto ya no existe.',
  'rh.planning.publish-red_one': 'Una persona bloquea la publicación: corrija su horario o indique un motivo.',
  'rh.planning.publish-red_other':
    '{{count}} personas bloquean la publicación: corrija sus horarios o indique un motivo.',
  'rh.planning.same-week': 'Elija otra semana para copiar.',
} satisfies Labels
