import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.rounds.bounds': 'The upper bound is above the lower one.',
  'culture.rounds.day-past': 'This day has passed.',
  'culture.rounds.day-taken': 'This code already has a round on that day.',
  'culture.rounds.ends-before': 'The last day is before the first.',
  'culture.rounds.incomplete': 'Some plants are still to be measured, or told missing.',
  'culture.rounds.measure-twice': 'Each measure is told once.',
  'culture.rounds.moved-on': 'The round has moved on: load it again.',
  'culture.rounds.not-measured': 'This measure is not taken here.',
  'culture.rounds.nothing-measured': 'No value was entered.',
  'culture.rounds.observer-unknown': 'This person is not a member.',
  'culture.rounds.out-of-range': 'Out of bounds ({{least}} to {{most}}).',
  'culture.rounds.same-person': 'Another person has to validate.',
  'culture.rounds.tag-form': 'Capital letters, figures and hyphens, 20 at most.',
  'culture.rounds.tag-twice': 'Another plant bears this tag.',
  'culture.rounds.tag-used': 'This tag was that of a plant that left: take another.',
  'culture.rounds.truss-back': 'Truss {{value}} is lower than last week’s ({{before}}).',
  'culture.rounds.truss-order': 'A truss is picked once it has set, and sets once it has flowered.',
} satisfies Labels
