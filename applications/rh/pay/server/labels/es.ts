import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.pay.anomaly-changed': 'Esta anomalía ha cambiado: vuelva a leerla antes de justificarla.',
} satisfies Labels
