import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.pallet.empty': 'This pallet is empty.',
  'atelier.pallet.label.cases': 'Cases',
  'atelier.pallet.label.lots': 'Lots',
  'atelier.pallet.label.net': 'Net weight',
  'atelier.pallet.label.sscc': 'SSCC',
  'atelier.pallet.mix-article': 'No mixing: the pallet in hand holds {{article}}. Complete it first.',
  'atelier.pallet.mix-category': 'No mixing (category): {{one}} / {{other}}.',
  'atelier.pallet.prefix-missing': 'The GS1 prefix of the company is missing.',
  'atelier.pallet.unknown-support': 'This support is not of this workshop.',
  'atelier.pallet.weight': 'The net weight ({{net}} kg) does not match the cases ({{expected}} kg): count again.',
  'atelier.preparation.expired': 'Lot {{lot}} is past its date.',
  'atelier.preparation.line-done': '{{article}}: all of it is picked already.',
  'atelier.preparation.lot-unknown': 'No lot of this number in the workshop.',
  'atelier.preparation.short': 'Free cases of this lot: {{left}}.',
  'atelier.preparation.too-many': 'Cases still awaited: {{left}}.',
  'atelier.preparation.unknown-preparer': 'This person may not prepare here.',
  'atelier.preparation.wrong-article': 'This lot is of no article that is awaited here.',
} satisfies Labels
