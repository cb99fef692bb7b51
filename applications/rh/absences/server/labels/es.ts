import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.absence.balance-too-low': 'Saldo: {{available}} d; solicitado: {{asked}} d.',
  'rh.absence.not-now': 'Esta ausencia ya no puede cambiar así.',
  'rh.absence.nothing-counted': 'Ningún día de trabajo en esas fechas.',
  'rh.absence.type-unknown': 'Ese tipo de ausencia no existe en esa fecha.',
} satisfies Labels
