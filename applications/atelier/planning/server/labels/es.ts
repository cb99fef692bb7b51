import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.plan.line-off': 'La línea {{line}} está fuera de servicio: vuelva a activarla.',
  'atelier.plan.no-cases': 'Indique cuántas cajas hay que hacer.',
  'atelier.plan.no-sheet': 'El artículo {{article}} no tiene ficha de taller.',
  'atelier.plan.no-such-week': 'El año {{year}} solo tiene 52 semanas.',
  'atelier.plan.not-on-line': 'El artículo {{article}} no está previsto en esta línea.',
  'atelier.plan.order-exists': 'Ya existe una orden: {{number}}.',
  'atelier.plan.reason-required': 'El motivo es obligatorio.',
  'atelier.plan.runs': 'La orden {{number}} ha empezado: su plan ya no cambia.',
  'atelier.plan.too-long': '31 días como máximo, del primero al último.',
} satisfies Labels
