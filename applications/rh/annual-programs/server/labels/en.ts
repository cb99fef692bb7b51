import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.annual.closed': 'This program is closed: it no longer changes.',
  'rh.annual.hours-wait_one': 'The hours of one person wait to be validated: validate them before closing.',
  'rh.annual.hours-wait_other': 'The hours of {{count}} people wait to be validated: validate them before closing.',
  'rh.annual.news-moved': 'Weeks of the program “{{group}}” have changed',
  'rh.annual.news-published': 'The program of the year “{{group}}” is published',
  'rh.annual.not-now': 'Not possible in the state of this program.',
  'rh.annual.overlap': 'The program “{{group}}” already covers these people on these dates.',
  'rh.annual.person-unknown': 'Somebody has no balance in this program.',
  'rh.annual.publish-late': 'A program is published a month before it begins: say why it is published later.',
  'rh.annual.reason-wanted': 'Say why these weeks change.',
  'rh.annual.sum-off': 'The sum of the weeks is more than an hour off the hours to reach.',
  'rh.annual.too-near': 'A published week changes at least seven days ahead.',
  'rh.annual.under-way': 'This program is not over.',
  'rh.annual.unit-unknown': 'This unit does not belong to this company.',
  'rh.annual.week-too-long': '{{hours}} h at most this week.',
  'rh.annual.week-unknown': 'This week is not in the period, or is there twice.',
} satisfies Labels
