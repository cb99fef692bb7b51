import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.treatments.ends-before': 'El fin precede al inicio.',
  'culture.treatments.ends-later': 'El fin está por llegar.',
  'culture.treatments.moved-on': 'Este tratamiento ha cambiado de estado.',
  'culture.treatments.place-closed': '{{place}}: cerrado hasta el {{day}} a las {{hour}} (plazo de reentrada).',
  'culture.treatments.product-twice': 'Un producto está elegido dos veces.',
  'culture.treatments.same-person': 'Otra persona debe validarlo.',
  'culture.treatments.unknown-place': 'Este lugar no es de este cultivo.',
  'culture.treatments.unknown-product': 'Un producto ya no se propone.',
  'culture.treatments.wants-care': 'Un control pide un motivo.',
} satisfies Labels
