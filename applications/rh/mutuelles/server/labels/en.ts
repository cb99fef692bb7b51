import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.mutuelle.contract-insured': 'This contract has a health cover already.',
  'rh.mutuelle.end-before-start': 'The end comes before the start.',
  'rh.mutuelle.kept': 'This cover is signed: it is no longer changed or deleted, it ends by its end date.',
  'rh.mutuelle.no-reason': 'A membership has no ground of exemption.',
  'rh.mutuelle.not-bound': 'This cover is bound to no contract.',
  'rh.mutuelle.not-the-client': 'This client is not the one in which you work.',
  'rh.mutuelle.nothing-to-sign': 'This cover waits for no signature.',
  'rh.mutuelle.outside-contract': 'The cover must begin during this contract.',
  'rh.mutuelle.overlap': 'A health cover holds on these dates already.',
  'rh.mutuelle.proof-missing': 'The proof of the exemption is missing.',
  'rh.mutuelle.requested-on': 'Requested on',
} satisfies Labels
