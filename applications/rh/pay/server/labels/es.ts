import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'Esta anomalía ha cambiado: vuelva a leerla antes de justificarla.',
  'rh.pay.closed': 'Esta verificación está cerrada.',
  'rh.pay.nothing-to-export': 'Ninguna semana verificada por nómina espera su exportación.',
  'rh.pay.unfinished_one': 'Una persona aún no está verificada.',
  'rh.pay.unfinished_other': '{{count}} personas aún no están verificadas.',
} satisfies Labels
