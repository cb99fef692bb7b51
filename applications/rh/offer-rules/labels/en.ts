import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'Offer settings',
  'rh.offer-rules.conditions': 'Common conditions',
  'rh.offer-rules.conditions-help': 'Written in each new offer whose model says nothing of them.',
  'rh.offer-rules.on-feed': 'New offers go to the feed of job boards',
  'rh.offer-rules.on-poster': 'New offers have a poster',
  'rh.offer-rules.context': 'What an offer begins with, and what those who are refused receive',
  'rh.offer-rules.beginning': 'What every new offer says',
  'rh.offer-rules.questionnaires': 'Questionnaires',
  'rh.offer-rules.questionnaires-where': 'Questionnaires are written in the configuration',
  'rh.offer-rules.questionnaires-text':
    'Component “Questionnaires” of recruitment. Once published, they are filled in on the page of an application.',
  'rh.offer-rules.configure': 'Open the configuration',
  'rh.refusal.title': 'Refusal reasons and answers',
  'rh.refusal.proposed': 'Proposed',
  'rh.refusal.is-proposed': 'Propose this reason to whoever refuses an application',
  'rh.refusal.letter': 'Answer to the candidate',
  'rh.refusal.letter-help':
    'Blank: the usual answer. {{firstname}} and {{company}} are replaced when it is sent; the reason is never told to the candidate.',
  'rh.refusal.usual': 'Usual answer',
  'rh.refusal.search': 'Search for a reason',
  'rh.refusal.new': 'New reason',
  'rh.refusal.name-taken': 'Another reason has this name.',
  'rh.refusal.none': 'No reason',
  'rh.refusal.always-proposed': '“Other” always stays proposed.',
} satisfies Labels
