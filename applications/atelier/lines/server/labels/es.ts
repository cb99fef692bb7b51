import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.in-plan': 'La línea aún tiene planes por venir ({{n}}).',
  'atelier.line.in-use': 'La línea aún tiene órdenes: {{orders}}.',
  'atelier.line.other-workshop': 'Una línea, una máquina o una persona no cambia de taller.',
  'atelier.line.unknown-article': 'Uno de estos artículos ya no existe.',
  'atelier.line.unknown-line': 'Esta línea no es del taller.',
  'atelier.line.unknown-operation': 'Esta operación no es de la línea.',
  'atelier.line.unknown-person': 'Una de estas personas ya no forma parte del cliente.',
} satisfies Labels
