import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'Cuadro de mando',
  'finances.figure.costPerKilo': 'Coste por kilo vendido',
  'finances.figure.credits': 'Abonos liquidados',
  'finances.figure.energy': 'Energía sin IVA',
  'finances.figure.receipts': 'Compras recibidas sin IVA',
  'finances.figure.sold': 'Ventas',
  'finances.figures': 'Indicadores',
  'finances.figures.against': 'frente a {{before}} un año antes',
  'finances.figures.by-company': 'Por sociedad',
  'finances.figures.missing': 'Falta: {{missing}}',
  'finances.figures.none': 'Ninguna cifra para este mes',
  'finances.figures.none-text':
    'Las ventas, las facturas de energía validadas, las compras recibidas y los abonos liquidados aparecen aquí.',
  'finances.figures.tonnes': '{{tonnes}} t',
  'finances.figures.untold': 'Sin datos este mes',
  'finances.figures.without-labour':
    'El coste por kilo cuenta la energía, las compras recibidas y los abonos, sin mano de obra. El mes en curso se compara con los mismos días del año pasado.',
} satisfies Labels
