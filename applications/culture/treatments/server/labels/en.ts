import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.treatments.ends-before': 'The end is before the start.',
  'culture.treatments.ends-later': 'The end is still to come.',
  'culture.treatments.moved-on': 'This treatment has moved on meanwhile.',
  'culture.treatments.place-closed': '{{place}}: closed until {{day}} at {{hour}} (re-entry delay).',
  'culture.treatments.product-twice': 'A product is chosen twice.',
  'culture.treatments.same-person': 'Somebody else must validate it.',
  'culture.treatments.unknown-place': 'This place is not the crop’s.',
  'culture.treatments.unknown-product': 'A product is no longer in use.',
  'culture.treatments.wants-care': 'A check asks for a reason.',
} satisfies Labels
