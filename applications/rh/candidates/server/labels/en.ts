import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'This candidate has an application or a contract.',
  'rh.candidate.mail-taken': 'Another candidate has this address.',
  'rh.candidate.no-mail': 'This person has no mail address.',
  'rh.candidate.not-said': 'The form says nothing else for this field.',
  'rh.candidate.piece-kept': 'This paper was accepted: it stays in the file.',
  'rh.field.side': 'Side',
  'rh.spoken.ar': 'Arabic',
  'rh.spoken.bg': 'Bulgarian',
  'rh.spoken.en': 'English',
  'rh.spoken.es': 'Spanish',
  'rh.spoken.fr': 'French',
  'rh.spoken.pl': 'Polish',
  'rh.spoken.pt': 'Portuguese',
  'rh.spoken.ro': 'Romanian',
  'rh.table.applicant_ticket': 'Link to the application form',
  'rh.table.availability': 'Availability of the candidate',
  'rh.table.candidate_file': 'Paper of the candidate',
} satisfies Labels
