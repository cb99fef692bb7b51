import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.indicators.arrivals': 'Altas de este mes',
  'rh.indicators.by-site': 'Por sitio',
  'rh.indicators.by-unit': 'Por unidad',
  'rh.indicators.contract-types': 'Empleados activos por tipo de contrato',
  'rh.indicators.departures': 'Salidas de este mes',
  'rh.indicators.every-site': 'Todos los sitios',
  'rh.indicators.every-unit': 'Todas las unidades',
  'rh.indicators.filters': 'Limitar los indicadores',
  'rh.indicators.headcount': 'Plantilla por semana',
  'rh.indicators.headcount-change':
    '{{number}} con contrato el lunes de la semana {{week}}, {{change}} en {{weeks}} semanas',
  'rh.indicators.headcount-stable':
    '{{number}} con contrato el lunes de la semana {{week}}, tantos como hace {{weeks}} semanas',
  'rh.indicators.in-weeks': 'en {{weeks}} semanas',
  'rh.indicators.less': 'Reducir la lista',
  'rh.indicators.more_one': 'Ver {{count}} más',
  'rh.indicators.more_other': 'Ver {{count}} más',
  'rh.indicators.nobody': 'Ningún empleado que contar',
  'rh.indicators.nobody-text':
    'La plantilla aparecerá aquí en cuanto haya un empleado en una sociedad de la que usted lleva las cifras.',
  'rh.indicators.of-active': '{{share}} de los activos',
  'rh.indicators.share': 'Parte',
  'rh.indicators.title': 'Indicadores',
  'rh.indicators.to-hire': 'Por contratar',
  'rh.indicators.too-long': 'El periodo supera las {{most}} semanas: acerque las dos fechas.',
  'rh.indicators.unplaced': 'Sin asignar',
  'rh.indicators.week': 'S{{week}}',
  'rh.indicators.without-contract': 'Sin contrato',
  'rh.indicators.wrong-order': 'La fecha inicial es posterior a la final: inviértalas.',
  'rh.indicators.elements-unsigned': 'Anexos, fines y mutuas por firmar',
  'rh.indicators.elements-unsigned-why': 'Sin firma no surten efecto',
  'rh.indicators.trial-ending': 'Pruebas que acaban en 30 días',
  'rh.indicators.unsigned': 'Contratos por firmar',
  'rh.indicators.unsigned-why': 'Un temporal sin firmar a tiempo pasa a indefinido',
} satisfies Labels
