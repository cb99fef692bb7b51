import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.forecast.day-past': 'Este día ya pasó.',
  'culture.forecast.not-standing': 'El cultivo no está plantado ese día.',
  'culture.forecast.nothing-to-freeze': 'No hay borrador que fijar.',
  'culture.forecast.reason-required': 'Esta previsión está fijada: diga por qué cambia.',
  'culture.forecast.too-much': 'Más de 8 kg/m² en la semana: compruebe lo introducido.',
  'culture.forecast.week-unknown': 'Esta semana no es de la campaña.',
} satisfies Labels
