import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.weighing.cancelled-already': 'This weighing is undone already.',
  'atelier.weighing.crates-and-kind': 'Say both the kind of crate and how many there are.',
  'atelier.weighing.lot-unknown': 'No lot of this number in your workshops.',
  'atelier.weighing.net-negative': 'The net weight must be positive.',
  'atelier.weighing.one-subject': 'Weigh a line of a delivery, or a lot.',
  'atelier.weighing.poured': 'This weighing was poured: take the pour back at the line’s station.',
  'atelier.weighing.range': 'Weight beyond the scale ({{max}} kg, step {{step}} kg).',
  'atelier.weighing.samples-of-mean': 'A mean says how many units it comes from, and it alone.',
  'atelier.weighing.scale-expired': 'The verification of the scale expired on {{day}}.',
  'atelier.weighing.unknown-container': 'This container is not of the workshop.',
  'atelier.weighing.unknown-scale': 'This scale is not of the workshop.',
  'atelier.weighing.unstable': 'Unstable weight.',
} satisfies Labels
