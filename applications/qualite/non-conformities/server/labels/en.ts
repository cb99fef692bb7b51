import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.non-conformity.action-done': 'This action is already done.',
  'qualite.non-conformity.action-required': 'Write the action that it needs first.',
  'qualite.non-conformity.lots-required': 'Name the lots concerned, or say that there is none.',
  'qualite.non-conformity.not-possible.acting': 'The actions are under way.',
  'qualite.non-conformity.not-possible.analysed': 'The cause is known: start the actions.',
  'qualite.non-conformity.not-possible.cancelled': 'It is cancelled.',
  'qualite.non-conformity.not-possible.closed': 'It is closed.',
  'qualite.non-conformity.not-possible.contained': 'It is already contained: look for the cause.',
  'qualite.non-conformity.not-possible.open': 'Contain it first.',
  'qualite.non-conformity.not-possible.verified': 'It is verified: it remains to be closed.',
  'qualite.non-conformity.too-early': 'It is too early to say whether the actions were enough.',
  'qualite.non-conformity.unknown-owner': 'This person does not write the non-conformities of this company.',
  'qualite.non-conformity.unknown-supplier': 'There is no such supplier.',
  'qualite.non-conformity.whys-required': 'Ask why at least three times.',
} satisfies Labels
