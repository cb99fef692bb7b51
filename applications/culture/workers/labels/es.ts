import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge': 'Tarjeta',
  'culture.workers.badge-form': 'Letras, cifras y guiones, 40 como máximo.',
  'culture.workers.badge-help': 'Lo que lee el lector en su tarjeta.',
  'culture.workers.file': 'trabajadores',
  'culture.workers.member': 'Cuenta de Sillon',
  'culture.workers.member-help': 'Ve y registra su propio trabajo.',
  'culture.workers.new': 'Nuevo trabajador',
  'culture.workers.none': 'Ningún trabajador',
  'culture.workers.none-text': 'Añada a quienes trabajan en el invernadero, con su equipo y tarjeta.',
  'culture.workers.search': 'Nombre, equipo, tarjeta',
  'culture.workers.team': 'Equipo',
  'culture.workers.title': 'Trabajadores',
} satisfies Labels
