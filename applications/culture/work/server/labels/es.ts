import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work.ends-before': 'El fin es antes del inicio.',
  'culture.work.ends-later': 'El fin está aún por llegar.',
  'culture.work.more-than-rows_one': '{{count}} hilera como máximo.',
  'culture.work.more-than-rows_other': '{{count}} hileras como máximo.',
  'culture.work.moved-on': 'Este trabajo cambió de estado entretanto.',
  'culture.work.not-running': 'Ningún trabajo está en curso para esta persona.',
  'culture.work.overlap': '{{name}} hacía otro trabajo a esa hora.',
  'culture.work.row-twice': 'Una hilera está elegida dos veces.',
  'culture.work.row-unknown': 'Una hilera no es de este cultivo.',
  'culture.work.same-person': 'Otra persona debe aprobar sus horas.',
  'culture.work.too-long': '{{hours}} h como máximo.',
  'culture.work.too-old': 'Este trabajo tiene más de dos días: pida una corrección.',
} satisfies Labels
