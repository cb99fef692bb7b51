import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.insurance.add': 'Add an organism',
  'rh.insurance.delete-text': 'It leaves the choices; what names it already goes on naming it.',
  'rh.insurance.none': 'No organism',
  'rh.insurance.none-text': 'The health covers of employees name their organism: add yours.',
  'rh.insurance.not-the-caller': 'This is done in your own name only.',
  'rh.insurance.title': 'Health cover organisms',
} satisfies Labels
