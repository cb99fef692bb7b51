import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.non-conformity.action-done': 'Esta acción ya está hecha.',
  'qualite.non-conformity.action-required': 'Escriba antes la acción que corresponde.',
  'qualite.non-conformity.lots-required': 'Nombre los lotes afectados, o diga que no hay ninguno.',
  'qualite.non-conformity.not-possible.acting': 'Las acciones están en curso.',
  'qualite.non-conformity.not-possible.analysed': 'Se conoce la causa: inicie las acciones.',
  'qualite.non-conformity.not-possible.cancelled': 'Está anulada.',
  'qualite.non-conformity.not-possible.closed': 'Está cerrada.',
  'qualite.non-conformity.not-possible.contained': 'Ya está contenida: busque la causa.',
  'qualite.non-conformity.not-possible.open': 'Conténgala primero.',
  'qualite.non-conformity.not-possible.verified': 'Está verificada: falta cerrarla.',
  'qualite.non-conformity.too-early': 'Es demasiado pronto para decir si bastaron las acciones.',
  'qualite.non-conformity.unknown-owner': 'Esta persona no escribe las no conformidades de esta empresa.',
  'qualite.non-conformity.unknown-supplier': 'Este proveedor no existe.',
  'qualite.non-conformity.whys-required': 'Pregúntese por qué al menos tres veces.',
} satisfies Labels
