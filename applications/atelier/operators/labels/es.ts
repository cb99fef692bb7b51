import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.badge': 'Tarjeta',
  'atelier.operator.add': 'Añadir una persona',
  'atelier.operator.at-work': 'En una línea',
  'atelier.operator.badge-form': 'Letras, cifras y guiones.',
  'atelier.operator.badge-of': 'tarjeta {{badge}}',
  'atelier.operator.edit': 'Modificar la persona',
  'atelier.operator.none': 'Nadie en el equipo',
  'atelier.operator.none-text': 'Estas personas se registran con un toque en la tableta de su línea.',
  'atelier.operator.saved': 'Equipo guardado',
} satisfies Labels
