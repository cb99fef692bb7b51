import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.page': 'A new season',
  'rh.recall.hello': 'Hello {{firstname}}, are you coming back this season?',
  'rh.recall.company': 'Company',
  'rh.recall.site': 'Site',
  'rh.recall.position': 'Position',
  'rh.recall.arrival': 'Proposed arrival',
  'rh.recall.until': 'Arrivals until',
  'rh.recall.yes': 'Yes, I am coming',
  'rh.recall.yes-otherwise': 'Yes, but on another day',
  'rh.recall.no': 'No, not this season',
  'rh.recall.other-day': 'I can come on',
  'rh.recall.come-then': 'I am coming that day',
  'rh.recall.said-yes': 'Thank you, it is noted',
  'rh.recall.said-yes-text':
    '{{company}} is preparing your contract and will write to you. You can change your mind by the same link.',
  'rh.recall.said-no': 'It is noted',
  'rh.recall.said-no-text': '{{company}} thanks you for your answer. You can change your mind by the same link.',
  'rh.recall.dead': 'This link no longer works',
  'rh.recall.dead-text': 'The season is over, or the link is incomplete. Call the company.',
} satisfies Labels
