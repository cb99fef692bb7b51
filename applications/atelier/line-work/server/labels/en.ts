import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.before-start': 'The end comes before the start.',
  'atelier.floor.task-busy': 'Step {{label}} is already under way for order {{number}}.',
  'atelier.floor.task-moved': 'This step has already moved on.',
  'atelier.floor.too-many-lines': 'Too many messages: try again in a minute.',
  'atelier.floor.two-places': 'These hours overlap others of the same person.',
  'atelier.floor.weight-differs': 'A tare has changed since it was read: weigh again.',
} satisfies Labels
