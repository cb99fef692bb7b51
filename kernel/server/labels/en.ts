import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.error.already-there': 'Somebody has just saved the same thing: read again before you retry.',
  'kernel.error.file-name': '“{{name}}” holds something else than its name says.',
  'kernel.error.file-too-large': 'The file is larger than {{megabytes}} MB.',
  'kernel.error.file-type': '“{{name}}” is not a file of an accepted type.',
  'kernel.error.forbidden': 'You are not allowed to do this. Ask your administrator.',
  'kernel.error.invalid-input': 'Some of the information must be corrected.',
  'kernel.error.list-too-long':
    'This list has more than {{mostRows, number}} lines. Narrow it by its filters, then export it.',
  'kernel.error.malformed': 'The request cannot be read.',
  'kernel.error.media-type': 'This format is not supported.',
  'kernel.error.no-room': 'There is no room left to keep this file. Try again later, and tell your administrator.',
  'kernel.error.not-found': 'This item does not exist, or no longer does.',
  'kernel.error.picture-unreadable': 'This picture could not be read. Save it as JPEG, or choose another one.',
  'kernel.error.support': 'Support access does not allow this act: it belongs to somebody of the client.',
  'kernel.error.too-large': 'What was sent is too large.',
  'kernel.error.too-long-to-print': 'This document is too long to print: choose a shorter period or fewer lines.',
  'kernel.error.too-many-exports': 'Several exports of this client are waiting already. Try again in a moment.',
  'kernel.error.too-many-pixels': 'The picture has more than {{megapixels}} million pixels. Choose a smaller one.',
  'kernel.error.too-slow': 'Sending took too long. Try again with a better connection, or lighter files.',
  'kernel.error.unexpected':
    'Something unexpected went wrong. Try again; if it persists, give the reference to your administrator.',
  'kernel.error.unknown-field': 'This information is not expected here.',
  'kernel.error.version-conflict': 'Somebody changed this record in the meantime. Read it again before you save.',
  'kernel.field.required': 'Required.',
  'kernel.field.too-big': 'At most {{maximum}}.',
  'kernel.field.too-long': '{{maximum}} characters at most.',
  'kernel.field.too-small': 'At least {{minimum}}.',
  'kernel.field.wrong-format': 'This format is not recognised.',
  'kernel.field.wrong-type': 'This information is not of the expected kind.',
  'kernel.field.wrong-value': 'This value is not allowed.',
} satisfies Labels
