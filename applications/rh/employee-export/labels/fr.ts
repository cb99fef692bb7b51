import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.export.conditions': 'Conditions de travail',
  'rh.export.contracts': 'Contrats',
  'rh.export.go': 'Exporter le dossier',
  'rh.export.left-out-pay': 'Sans la rémunération : vos droits ne permettent pas de la consulter.',
  'rh.export.left-out-sensitive': 'Sans les données sensibles : vos droits ne permettent pas de les consulter.',
  'rh.export.made-on': 'Dossier établi le {{date}}',
  'rh.export.missing': 'Ces fichiers du dossier n’ont pas pu être lus, en entier ou du tout :',
  'rh.export.numbers': 'Matricules',
  'rh.export.own-fields': 'Champs de votre organisation',
  'rh.export.papers': 'Pièces',
  'rh.export.started': 'Le dossier de {{name}} est téléchargé. Cette consultation est notée.',
  'rh.export.until': 'valable jusqu’au {{date}}',
  'rh.export.workplaces': 'Affectations',
} satisfies Labels
