import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.weighing.cancelled-already': 'Este pesaje ya está anulado.',
  'atelier.weighing.crates-and-kind': 'Indique a la vez el tipo de caja y cuántas hay.',
  'atelier.weighing.lot-unknown': 'Ningún lote con ese número en sus talleres.',
  'atelier.weighing.net-negative': 'El peso neto debe ser positivo.',
  'atelier.weighing.one-subject': 'Pese una línea de una entrega o un lote.',
  'atelier.weighing.poured': 'Esta pesada se ha vertido: retome el vertido en el puesto de la línea.',
  'atelier.weighing.range': 'Peso fuera del alcance de la báscula ({{max}} kg, escalón {{step}} kg).',
  'atelier.weighing.samples-of-mean': 'Una media indica de cuántas unidades procede, y solo ella.',
  'atelier.weighing.scale-expired': 'La verificación de la báscula caducó el {{day}}.',
  'atelier.weighing.unknown-container': 'Este envase no es del taller.',
  'atelier.weighing.unknown-scale': 'Esta báscula no es del taller.',
  'atelier.weighing.unstable': 'Peso inestable.',
} satisfies Labels
