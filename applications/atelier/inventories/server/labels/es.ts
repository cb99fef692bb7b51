import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.inventory.below-nothing': 'Un peso contado no es negativo.',
  'atelier.inventory.ended.cancelled': 'Este inventario está anulado.',
  'atelier.inventory.ended.validated': 'Este inventario está validado.',
  'atelier.inventory.gap-unexplained': 'El lote {{lot}} ({{place}}) tiene una desviación sin motivo.',
  'atelier.inventory.place-in-count': 'Uno de estos lugares ya se está inventariando.',
  'atelier.inventory.place-not-counted': 'Este lugar no está en este inventario.',
  'atelier.inventory.recount-awaited': 'El lote {{lot}} ({{place}}) debe contarse de nuevo.',
  'atelier.inventory.too-wide': 'Más de 2000 lotes: elija menos lugares.',
} satisfies Labels
