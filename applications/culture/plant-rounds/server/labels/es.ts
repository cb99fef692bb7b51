import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.rounds.bounds': 'El límite superior es mayor que el inferior.',
  'culture.rounds.day-past': 'Este día ya pasó.',
  'culture.rounds.day-taken': 'Este código ya tiene una ronda ese día.',
  'culture.rounds.ends-before': 'El último día es anterior al primero.',
  'culture.rounds.incomplete': 'Quedan plantas por medir, o por declarar ausentes.',
  'culture.rounds.measure-twice': 'Cada medida se indica una sola vez.',
  'culture.rounds.moved-on': 'La ronda ha cambiado de estado: vuelva a cargarla.',
  'culture.rounds.not-measured': 'Esta medida no se toma aquí.',
  'culture.rounds.nothing-measured': 'No se ha introducido ningún valor.',
  'culture.rounds.observer-unknown': 'Esta persona no es miembro.',
  'culture.rounds.out-of-range': 'Fuera de límites ({{least}} a {{most}}).',
  'culture.rounds.same-person': 'Otra persona debe validar.',
  'culture.rounds.tag-form': 'Mayúsculas, cifras y guiones, 20 como máximo.',
  'culture.rounds.tag-twice': 'Otra planta lleva esta marca.',
  'culture.rounds.tag-used': 'Esta marca fue de una planta retirada: elija otra.',
  'culture.rounds.truss-back': 'El ramillete {{value}} es menor que el de la semana pasada ({{before}}).',
  'culture.rounds.truss-order': 'Un ramillete se recoge tras cuajar, y cuaja tras florecer.',
} satisfies Labels
