import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'presence.title': 'Usuarios conectados',
  'presence.count_one': '{{count}} persona conectada en sus servicios',
  'presence.count_other': '{{count}} personas conectadas en sus servicios',
  'presence.no-job': 'Puesto no indicado',
  'presence.since': 'Desde las {{time}}',
  'presence.idle': 'Sin actividad',
  'presence.idle-text': 'Nada desde hace diez minutos',
  'presence.none': 'No hay nadie conectado',
  'presence.none-text': 'Las personas de sus servicios aparecen aquí en cuanto abren Sillon.',
  'presence.nobody-in': 'Nadie en: {{services}}',
} satisfies Labels
