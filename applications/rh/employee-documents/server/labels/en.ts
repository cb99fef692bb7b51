import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.document-kind.always-sensitive':
    'This kind of document stays sensitive: it shows an identity, a permit or an account.',
  'rh.document-kind.needed': 'Missing pieces or the photo rely on this kind: it cannot be archived.',
  'rh.document.before-start': 'The last day comes before the first.',
  'rh.document.kept':
    'This permit must be kept: its copy belongs to the staff register. If it holds a mistake, correct it: what it said will stay readable.',
  'rh.document.kept-for-check': 'This document must be kept: a check of the right to work rests on it.',
  'rh.document.kept-for-correction': 'This document was corrected: it is kept with its former version.',
  'rh.document.no-expiry': '“{{kind}}” has no end date.',
  'rh.document.no-number': '“{{kind}}” has no number.',
  'rh.document.not-a-permit': 'Only a residence permit has a type of permit.',
  'rh.document.overlap': 'A document of this kind already holds on these dates: renew it.',
  'rh.document.replaced': 'This document was renewed in the meantime: reload the page.',
  'rh.document.too-many-files': '{{most}} files at most.',
  'rh.document.unknown-former': 'The document to replace was not found.',
  'rh.document.unknown-kind': 'Choose a kind of document from the list.',
} satisfies Labels
