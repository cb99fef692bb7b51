import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.contract-rules.end-before': 'The end date comes before the hiring.',
  'rh.contract-rules.end-of-permanent': 'A permanent contract has no end date.',
  'rh.contract-rules.end-required': 'The end date is required.',
  'rh.contract-rules.forbidden-work': 'This work is forbidden before the age of 18.',
  'rh.contract-rules.guardian': 'Minor: a legal guardian must be named in the file.',
  'rh.contract-rules.harvest': 'A grape harvest contract lasts a month at most: until {{latest}}.',
  'rh.contract-rules.harvest-year': 'Grape harvest: {{days}} days in twelve months, two months at most.',
  'rh.contract-rules.hiring-date': 'The hiring date is required.',
  'rh.contract-rules.longest': 'Longest duration of {{months}} months passed for this reason.',
  'rh.contract-rules.minimum-required': 'Give a minimum duration.',
  'rh.contract-rules.overlap': 'Another contract covers these dates (from {{from}} to {{to}}).',
  'rh.contract-rules.overlap-open': 'Another contract without end covers these dates (since {{from}}).',
  'rh.contract-rules.past': 'Hiring in the past: the right to hire in the past is needed.',
  'rh.contract-rules.past-reason': 'Hiring in the past: give the reason, in at least 20 characters.',
  'rh.contract-rules.pay': 'Pay under the minimum: {{amount}} € an hour on {{date}}.',
  'rh.contract-rules.permission': 'Minor: the parents’ permission is missing.',
  'rh.contract-rules.permit': 'Residence permit missing, expired or not allowing work.',
  'rh.contract-rules.permit-awaited': 'The prefecture has not answered about this permit yet.',
  'rh.contract-rules.permit-check': 'Check by the prefecture to be asked by {{by}}.',
  'rh.contract-rules.permit-ends': 'The permit expires on {{ends}}, before the contract ends.',
  'rh.contract-rules.permit-refused': 'The prefecture refused this residence permit.',
  'rh.contract-rules.reason':
    'The reason must be precise and real: a fixed-term contract without reason counts as permanent.',
  'rh.contract-rules.season':
    '{{days}} seasonal days in twelve months, more than eight months: check that the work is seasonal.',
  'rh.contract-rules.too-young': 'Nobody is hired before the age of 14.',
  'rh.contract-rules.trial': 'Trial period too long: until {{latest}} at most.',
  'rh.contract-rules.trial-before': 'The trial period ends before the hiring.',
  'rh.contract-rules.trial-begun-week': 'Trial period in whole weeks: until {{latest}}.',
  'rh.contract-rules.under-16': 'Under 16: only during school holidays, with shorter hours.',
} satisfies Labels
