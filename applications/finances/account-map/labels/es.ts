import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map': 'Plan de cuentas',
  'finances.account-map.analytic': 'Código analítico',
  'finances.account-map.kind': 'Naturaleza contable',
  'finances.account-map.none': 'Nada que imputar',
  'finances.account-map.none-text': 'Ninguna aplicación comunica todavía hechos contables.',
  'finances.account-map.saved': 'Cuentas guardadas',
  'finances.account-map.text':
    'En qué cuenta imputa su contable cada naturaleza. Sin cuenta, un mes que la contenga no se exporta.',
} satisfies Labels
