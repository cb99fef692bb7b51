import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.delivery.delay':
    'Plazo antes de la cosecha no respetado en {{place}}: cosecha autorizada el {{day}} a las {{time}}.',
  'atelier.delivery.delay-open': 'Plazo antes de la cosecha no respetado en {{place}}.',
  'atelier.delivery.grading-required': 'Clasificación obligatoria para {{code}}.',
  'atelier.delivery.harvest-date': 'La fecha de cosecha debe estar en los últimos 10 días.',
  'atelier.delivery.line-weighed': 'Esta línea se ha pesado: permanece.',
  'atelier.delivery.lines-missing': 'Añada al menos una línea.',
  'atelier.delivery.lots-used': 'Los lotes de esta entrega ya se han usado: sigue cerrada.',
  'atelier.delivery.not-possible.cancelled': 'Esta entrega está anulada.',
  'atelier.delivery.not-possible.closed': 'Esta entrega está cerrada.',
  'atelier.delivery.not-possible.expected': 'Esta entrega aún se espera.',
  'atelier.delivery.not-possible.graded': 'Esta entrega ya ha llegado.',
  'atelier.delivery.not-possible.in_progress': 'Esta entrega ya ha llegado.',
  'atelier.delivery.not-possible.refused': 'Esta entrega está rechazada.',
  'atelier.delivery.place-of-harvest': 'Una cosecha indica su parcela.',
  'atelier.delivery.unknown-article': 'Este artículo no es un producto bruto.',
  'atelier.delivery.unknown-crop': 'Este código de cultivo no es de la familia del artículo.',
  'atelier.delivery.unknown-grower': 'Este socio no es productor ni proveedor.',
  'atelier.delivery.unknown-place': 'Esta parcela ya no existe.',
  'atelier.delivery.unweighed': 'La línea {{rank}} ({{goods}}) no está pesada.',
  'atelier.grading.bounds': 'Un calibre va de un límite a otro mayor.',
  'atelier.grading.downgrade': 'Una desclasificación indica su reducción, y solo ella.',
  'atelier.grading.overlap': 'Dos calibres se solapan.',
  'atelier.grading.sample': 'Los calibres y el descarte deben sumar la muestra, con un 1 % de margen.',
} satisfies Labels
