import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map': 'Map of accounts',
  'finances.account-map.analytic': 'Analytic code',
  'finances.account-map.kind': 'Accounting kind',
  'finances.account-map.none': 'Nothing to book',
  'finances.account-map.none-text': 'No application tells anything to book yet.',
  'finances.account-map.saved': 'Accounts saved',
  'finances.account-map.text':
    'The account on which your accountant books each kind. Without one, a month that has some of it is not exported.',
} satisfies Labels
