import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.pallet.empty': 'Este palé está vacío.',
  'atelier.pallet.label.cases': 'Cajas',
  'atelier.pallet.label.lots': 'Lotes',
  'atelier.pallet.label.net': 'Peso neto',
  'atelier.pallet.label.sscc': 'SSCC',
  'atelier.pallet.mix-article': 'Mezcla no permitida: el palé en curso lleva {{article}}. Termínelo primero.',
  'atelier.pallet.mix-category': 'Mezcla no permitida (categoría): {{one}} / {{other}}.',
  'atelier.pallet.prefix-missing': 'Falta el prefijo GS1 de la sociedad.',
  'atelier.pallet.unknown-support': 'Este soporte no es de este taller.',
  'atelier.pallet.weight': 'El peso neto ({{net}} kg) no corresponde a las cajas ({{expected}} kg): vuelva a contar.',
  'atelier.preparation.expired': 'La fecha del lote {{lot}} ha pasado.',
  'atelier.preparation.line-done': '{{article}}: ya está todo recogido.',
  'atelier.preparation.lot-unknown': 'Ningún lote de este número en el taller.',
  'atelier.preparation.short': 'Cajas libres de este lote: {{left}}.',
  'atelier.preparation.too-many': 'Cajas aún esperadas: {{left}}.',
  'atelier.preparation.unknown-preparer': 'Esta persona no puede preparar aquí.',
  'atelier.preparation.wrong-article': 'Este lote no es de ningún artículo esperado aquí.',
} satisfies Labels
