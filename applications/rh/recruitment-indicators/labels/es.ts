import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recruitment.context': 'Dónde están las candidaturas, de dónde vienen y qué las retiene.',
  'rh.recruitment.funnel': 'Candidaturas por estado',
  'rh.recruitment.median_one': '{{count}} día de mediana',
  'rh.recruitment.median_other': '{{count}} días de mediana',
  'rh.recruitment.missing': 'Documentos esperados',
  'rh.recruitment.no-show': 'Ausencias a entrevistas',
  'rh.recruitment.nothing': 'Nada que contar.',
  'rh.recruitment.period': 'Período',
  'rh.recruitment.period.30': '30 días',
  'rh.recruitment.period.365': 'Un año',
  'rh.recruitment.period.90': '90 días',
  'rh.recruitment.refusals': 'Motivos de rechazo',
  'rh.recruitment.sources': 'Orígenes',
  'rh.recruitment.title': 'Indicadores de selección',
  'rh.recruitment.to-read': 'Candidaturas por leer',
  'rh.recruitment.today': 'Entrevistas de hoy',
  'rh.recruitment.unconfirmed_one': '{{count}} por confirmar',
  'rh.recruitment.unconfirmed_other': '{{count}} por confirmar',
  'rh.recruitment.week': 'Entrevistas en 7 días',
} satisfies Labels
