import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.before-start': 'La fin précède le début.',
  'atelier.floor.task-busy': 'L’opération {{label}} est déjà en cours pour l’ordre {{number}}.',
  'atelier.floor.task-moved': 'Cette opération a déjà avancé.',
  'atelier.floor.too-many-lines': 'Trop de messages : réessayez dans une minute.',
  'atelier.floor.two-places': 'Ces heures en recouvrent d’autres de la même personne.',
  'atelier.floor.weight-differs': 'Une tare a changé depuis la lecture : pesez de nouveau.',
} satisfies Labels
