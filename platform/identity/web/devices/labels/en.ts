import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.shared-device.new': 'New station',
  'identity.shared-device.what':
    'A shared tablet or screen enters with its key, without a password. Give its account its rights under Users; people type their code on it.',
  'identity.shared-device.none': 'No shared station',
  'identity.shared-device.none-text': 'Make one for each tablet, then enrol each tablet from itself.',
  'identity.shared-device.since': 'enrolled: {{when}}',
  'identity.shared-device.unheld': 'no device enrolled',
  'identity.shared-device.entered': 'last entry: {{when}}',
  'identity.shared-device.here': 'this device',
  'identity.shared-device.enrol': 'Enrol this device',
  'identity.shared-device.enrol-title': 'Enrol this device as {{name}}?',
  'identity.shared-device.enrol-text':
    'The key stays on this device. The one that held it before is signed out and enters no more.',
  'identity.shared-device.enrolled': 'This device is {{name}}: sign out, and it enters at one tap.',
  'identity.shared-device.revoke': 'Revoke',
  'identity.shared-device.revoke-title': 'Revoke {{name}}?',
  'identity.shared-device.revoke-text': 'Its session closes at once, and the device enters no more.',
  'identity.shared-device.name-help': 'As it is called in the workshop: Station line 7.',
} satisfies Labels
