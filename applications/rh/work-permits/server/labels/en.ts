import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.permit.before-asking': 'This date is before the request.',
  'rh.permit.check-exempt': 'Nobody was asked: there is no answer to note.',
  'rh.permit.day-to-come': 'This date is in the future.',
  'rh.permit.letter-birth': 'Born on',
  'rh.permit.letter-file': 'Permit check',
  'rh.permit.letter-firstnames': 'First names',
  'rh.permit.letter-from': 'Issued on',
  'rh.permit.letter-name': 'Birth name',
  'rh.permit.letter-number': 'Permit number',
  'rh.permit.letter-page': 'Page',
  'rh.permit.letter-permit': 'Permit shown',
  'rh.permit.letter-police': 'Police prefecture',
  'rh.permit.letter-prefecture': 'Prefecture of the department',
  'rh.permit.letter-to': 'Valid until',
  'rh.permit.letter-used-name': 'Name used',
  'rh.permit.no-contract': 'This contract is not this person’s.',
  'rh.permit.no-employer': 'No company employs this person: nobody could sign the letter.',
  'rh.permit.no-permit': 'No valid permit on file: first add it to the documents.',
  'rh.permit.no-proof': 'No proof of registration with France Travail on file: first add it to the documents.',
} satisfies Labels
