import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'Sign in',
  'identity.login.context': 'Enter your mail address and your password.',
  'identity.login.mail-missing': 'Type your mail address.',
  'identity.login.password-missing': 'Type your password.',
  'identity.login.show': 'Show the password',
  'identity.login.hide': 'Hide the password',
  'identity.login.remember': 'Remember my address',
  'identity.login.submit': 'Sign in',
  'identity.login.claim': 'From greenhouse to shipping,\none tool.',
  'identity.login.promise':
    'Recruitment, contracts, workshop, crops, energy and quality of your companies, in one place.',
  'identity.login.forgotten': 'Forgotten password?',
  'identity.login.wait': 'Try again in {{seconds}} s',
  'identity.login.inactive': 'Signed out for inactivity',
  'identity.login.maintenance': 'Follow the maintenance',
  'identity.company.or': 'or',
  'identity.company.button': 'Sign in with {{company}}',
  'identity.company.entering': 'Signing in…',
  'identity.company.refused': 'Signing in through your company failed. Contact your administrator.',
} satisfies Labels
