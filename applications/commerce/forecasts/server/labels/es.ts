import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'commerce.forecast.is-frozen': 'Previsión congelada: hace falta un motivo para cambiarla.',
  'commerce.forecast.not-frozen': 'Esta previsión no está congelada: cámbiela en la tabla.',
  'commerce.forecast.week-past': 'Esta semana ya pasó.',
  'commerce.forecast.week-unknown': 'El año {{year}} no tiene semana {{week}}.',
} satisfies Labels
