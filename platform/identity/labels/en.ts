import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'Sign in',
  'identity.login.context': 'Enter your mail address and your password.',
  'identity.login.mail': 'Mail address',
  'identity.login.mail-missing': 'Type your mail address.',
  'identity.login.password': 'Password',
  'identity.login.password-missing': 'Type your password.',
  'identity.login.show': 'Show the password',
  'identity.login.hide': 'Hide the password',
  'identity.login.remember': 'Remember my address',
  'identity.login.submit': 'Sign in',
  'identity.login.language': 'Language',
  'identity.login.claim': 'From greenhouse to shipping,\none tool.',
  'identity.login.promise':
    'Recruitment, contracts, workshop, crops, energy and quality of your companies, in one place.',
  'identity.invalid-credentials': 'Wrong mail address or password.',
  'identity.too-many-attempts': 'Too many attempts. Try again in {{seconds}} seconds.',
  'identity.client-not-allowed': 'This client is not open to you. Choose another one.',
} satisfies Labels
