import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.esign.company': 'Company',
  'rh.esign.employee': 'Employee',
  'rh.esign.legal-guardian': 'Legal guardian',
  'rh.signing.send': 'Send to be signed',
  'rh.signing.send-title': 'Send “{{name}}” to be signed',
  'rh.signing.who': 'They sign, in this order',
  'rh.signing.company-signs': 'Signs for the company',
  'rh.signing.sender': 'Send in the name of',
  'rh.signing.cover-health_payment':
    'Neither membership of nor dispense from the health cover. A short contract, or of few hours: you may pay the “versement santé” instead (L911-7-1).',
  'rh.signing.cover-missing':
    'Neither membership of nor dispense from the health cover: have one filled in before the first day (L911-7).',
  'rh.signing.until': 'To be signed before {{day}}.',
  'rh.signing.with-cover': 'Join “{{name}}”, which may be declined alone',
  'rh.signing.sent': 'Sent: {{name}} receives the link.',
  'rh.signing.waits-for': 'Waiting for {{name}} to sign.',
  'rh.signing.since': 'Since {{day}}.',
  'rh.signing.sealing': 'Signed by all, waiting for its seal.',
  'rh.signing.open': 'See the envelope',
  'rh.signing.mail': 'Send by mail',
  'rh.signing.mail-title': 'Send “{{name}}” by mail',
  'rh.signing.mail-to': 'To',
  'rh.signing.mail-to-help': 'Addresses separated by commas.',
  'rh.signing.mail-text': 'Without electronic signature: the copy signed on paper will have to be joined.',
  'rh.signing.mailed': '{{count}} mail sent.',
  'rh.signing.mail-failed': 'Not delivered: {{addresses}}.',
  'rh.signing.bulk': 'Send to be signed',
  'rh.signing.bulk-title': 'Send {{count}} contracts to be signed',
  'rh.signing.bulk-text':
    'Each contract leaves in an envelope of its own, with its health cover if it has one. What is refused says why, and the others leave.',
  'rh.signing.bulk-done': '{{done}} of {{total}} sent',
  'rh.signing.bulk-refused': 'Contracts refused',
  'rh.signing.mail-message': 'Message',
} satisfies Labels
