import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.cancelled-already': 'Ce relevé est déjà annulé.',
  'qualite.controls.correction-required': 'Dites ce qui a été fait pour corriger.',
  'qualite.controls.done': 'Ce contrôle est déjà fait.',
  'qualite.controls.fate-required': 'Dites ce que devient la marchandise.',
  'qualite.controls.missed': 'La journée de ce contrôle est passée : il reste manqué.',
  'qualite.controls.to-come': 'Il est trop tôt pour ce contrôle.',
  'qualite.controls.too-fine': 'Trop de décimales pour cette mesure.',
  'qualite.controls.validated': 'Ce relevé est validé : il ne change plus.',
  'qualite.controls.value-of-each': 'Relevez une valeur pour chaque mesure.',
  'qualite.controls.overdue': '{{code}} {{label}} : pas contrôlé',
  'qualite.controls.to-do-overdue_one': '{{count}} contrôle hors délai',
  'qualite.controls.to-do-overdue_other': '{{count}} contrôles hors délai',
  'qualite.controls.to-do-record_one': '{{count}} contrôle à faire',
  'qualite.controls.to-do-record_other': '{{count}} contrôles à faire',
  'qualite.controls.to-do-validate_one': '{{count}} relevé à valider',
  'qualite.controls.to-do-validate_other': '{{count}} relevés à valider',
} satisfies Labels
