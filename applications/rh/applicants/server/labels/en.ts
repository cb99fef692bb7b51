import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.apply.age': 'You must be between 14 and 90 years old: check the year.',
  'rh.apply.configuring': 'The form is unavailable for the moment. Please contact the company.',
  'rh.apply.data-request.copy':
    'Hello,\n\n{{person}} ({{mail}}) has asked, by the link that follows the application, for a copy of the data that you keep (GDPR, article 15). Answer before {{until}}.\n\nThe file of the candidate, in Recruitment, Candidates, holds these data.',
  'rh.apply.data-request.copy-subject': '{{person}} asks for a copy of the data',
  'rh.apply.data-request.erasure':
    'Hello,\n\n{{person}} ({{mail}}) has asked, by the link that follows the application, for the data to be erased (GDPR, article 17). Answer before {{until}}.\n\nDelete the candidate in Recruitment, Candidates: the file is emptied and its papers are destroyed.',
  'rh.apply.data-request.erasure-subject': '{{person}} asks for the data to be erased',
  'rh.apply.end-before-start': 'The end comes before the start.',
  'rh.apply.glove': 'Glove size: from 6 to 12.',
  'rh.apply.offer-closed': 'This offer is no longer available.',
  'rh.apply.past': 'This date is past.',
  'rh.apply.post-code': 'Postcode: five figures, such as 44000.',
  'rh.apply.questionnaire-changed': 'The questions of this offer have changed: reload the page and answer again.',
  'rh.apply.shoe': 'Shoe size: from 34 to 50.',
  'rh.apply.too-far': 'Choose a date within the next {{months}} months.',
  'rh.apply.too-fast': 'The form was sent too fast: read it again, then send it once more.',
  'rh.apply.too-many': 'Too many requests, try again later.',
} satisfies Labels
