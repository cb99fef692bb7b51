import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.error.not-found': 'This item does not exist, or no longer does.',
  'kernel.error.forbidden': 'You are not allowed to do this. Ask your administrator.',
  'kernel.error.support': 'Support access does not allow this act: it belongs to somebody of the client.',
  'kernel.error.version-conflict': 'Somebody changed this record in the meantime. Read it again before you save.',
  'kernel.error.invalid-input': 'Some of the information must be corrected.',
  'kernel.error.malformed': 'The request cannot be read.',
  'kernel.error.unknown-field': 'This information is not expected here.',
  'kernel.error.too-large': 'What was sent is too large.',
  'kernel.error.media-type': 'This format is not supported.',
  'kernel.error.file-too-large': 'The file is larger than {{megabytes}} MB.',
  'kernel.error.file-type': 'This type of file is not accepted.',
  'kernel.error.too-many-pixels': 'The picture has more than {{megapixels}} million pixels. Choose a smaller one.',
  'kernel.error.picture-unreadable': 'This picture cannot be read. Choose a JPEG, PNG or WebP photo.',
  'kernel.error.unexpected':
    'Something unexpected went wrong. Try again; if it persists, give the reference to your administrator.',
  'kernel.field.required': 'Required.',
  'kernel.field.too-long': '{{maximum}} characters at most.',
  'kernel.field.too-small': 'At least {{minimum}}.',
  'kernel.field.too-big': 'At most {{maximum}}.',
  'kernel.field.wrong-type': 'This information is not of the expected kind.',
  'kernel.field.wrong-format': 'This format is not recognised.',
  'kernel.field.wrong-value': 'This value is not allowed.',
} satisfies Labels
