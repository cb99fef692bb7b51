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
  'atelier.operator.pin': 'Código en el puesto',
  'atelier.operator.pin-form': 'De cuatro a seis cifras',
  'atelier.operator.pin-help': 'De cuatro a seis cifras, tecleadas en el puesto para decir quién trabaja.',
  'atelier.operator.pin-kept': 'Déjelo vacío para conservar el código actual.',
  'atelier.operator.saved': 'Equipo guardado',
  'atelier.operator.in-directory': 'En el directorio',
  'atelier.operator.in-directory-help': 'Sus horas en línea se transmiten entonces a RR. HH.',
  'atelier.operator.no-directory': 'No lee el directorio: este enlace queda como está.',
  'atelier.operator.unknown-contact': 'Esta persona no está en el directorio.',
} satisfies Labels
