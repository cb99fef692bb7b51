import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recruitment.context': 'Où en sont les candidatures, d’où elles viennent, ce qui les retient.',
  'rh.recruitment.funnel': 'Candidatures par état',
  'rh.recruitment.median_one': '{{count}} jour en médiane',
  'rh.recruitment.median_other': '{{count}} jours en médiane',
  'rh.recruitment.missing': 'Pièces attendues',
  'rh.recruitment.no-show': 'Absences aux entretiens',
  'rh.recruitment.nothing': 'Rien à compter.',
  'rh.recruitment.period': 'Période',
  'rh.recruitment.period.30': '30 jours',
  'rh.recruitment.period.365': 'Un an',
  'rh.recruitment.period.90': '90 jours',
  'rh.recruitment.refusals': 'Motifs de refus',
  'rh.recruitment.sources': 'Origines',
  'rh.recruitment.title': 'Indicateurs du recrutement',
  'rh.recruitment.to-read': 'Candidatures à lire',
  'rh.recruitment.today': 'Entretiens du jour',
  'rh.recruitment.unconfirmed_one': '{{count}} à confirmer',
  'rh.recruitment.unconfirmed_other': '{{count}} à confirmer',
  'rh.recruitment.week': 'Entretiens sous 7 jours',
} satisfies Labels
