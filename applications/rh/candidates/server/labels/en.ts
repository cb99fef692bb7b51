import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'This candidate has an application or a contract.',
  'rh.candidate.mail-taken': 'Another candidate has this address.',
  'rh.candidate.no-mail': 'This person has no mail address.',
  'rh.candidate.not-said': 'The form says nothing else for this field.',
  'rh.candidate.piece-kept': 'This paper was accepted: it stays in the file.',
} satisfies Labels
