import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-contracts.file': 'contratos-energia',
  'energie.energy-contracts.new': 'Nuevo contrato',
  'energie.energy-contracts.none': 'Ningún contrato',
  'energie.energy-contracts.none-text': 'Los contratos de compra y venta de energía aparecerán aquí.',
  'energie.energy-contracts.search': 'Buscar un contrato',
  'energie.energy-contracts.supplier': 'Proveedor o comprador',
  'energie.energy-contracts.direction': 'Sentido del contrato',
  'energie.energy-contracts.direction.purchase': 'Compra',
  'energie.energy-contracts.direction.sale': 'Venta',
  'energie.energy-contracts.meter': 'Contador',
  'energie.energy-contracts.billing-period': 'Periodicidad',
  'energie.energy-contracts.annual-mwh': 'Volumen anual de referencia',
  'energie.energy-contracts.overlap': 'El contrato «{{name}}» ya cubre este contador del {{from}} al {{to}}.',
  'energie.energy-contracts.tolerance-percent': 'Tolerancia en las facturas, en %',
  'energie.energy-contracts.tolerance-euros': 'Tolerancia en las facturas, en €',
  'energie.energy-contracts.tolerance-help': 'Una factura tiene desvío por encima de la mayor de las dos tolerancias.',
  'energie.energy-contracts.title': 'Contratos',
} satisfies Labels
