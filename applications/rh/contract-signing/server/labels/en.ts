import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.signing.no-mail': '{{name}} has neither a mail address nor a telephone that texts reach: complete the file.',
  'rh.signing.no-guardian-mail': 'Minor: the name and mail address of the legal guardian are missing from the file.',
  'rh.signing.not-from-state': 'This document is not to be signed in its present state.',
  'rh.signing.outdated': 'This document has changed: make it again before sending it.',
  'rh.signing.sender-not-allowed': 'You are not allowed to send this document in this person’s name.',
  'rh.signing.signer-missing': 'Choose who signs for the company.',
  'rh.signing.sign-not-allowed': 'You are not allowed to sign this document.',
  'rh.signing.no-envelope': 'No envelope of this document waits for a signature.',
} satisfies Labels
