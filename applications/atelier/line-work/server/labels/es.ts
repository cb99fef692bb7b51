import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.before-start': 'El fin precede al inicio.',
  'atelier.floor.task-busy': 'La operación {{label}} ya está en curso para la orden {{number}}.',
  'atelier.floor.task-moved': 'Esta operación ya ha avanzado.',
  'atelier.floor.too-many-lines': 'Demasiados mensajes: inténtelo de nuevo dentro de un minuto.',
  'atelier.floor.two-places': 'Estas horas se solapan con otras de la misma persona.',
  'atelier.floor.weight-differs': 'Una tara ha cambiado desde la lectura: pese de nuevo.',
} satisfies Labels
