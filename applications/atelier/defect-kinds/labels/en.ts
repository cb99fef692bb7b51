import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.defects': 'Defects',
  'atelier.defects.between': 'From {{from}} to {{to}}',
  'atelier.defects.end-named': 'Stop {{name}}',
  'atelier.defects.ended': 'ended',
  'atelier.defects.fate': 'Fate',
  'atelier.defects.fate.downgraded': 'Downgraded',
  'atelier.defects.fate.waste': 'Waste',
  'atelier.defects.go-on-named': 'Restore {{name}}',
  'atelier.defects.kind': 'Defect',
  'atelier.defects.lost.downgraded': '{{kg}} downgraded',
  'atelier.defects.lost.waste': '{{kg}} of waste',
  'atelier.defects.none': 'No defect: those that you name here are proposed at the end of orders.',
  'atelier.defects.of-order': 'Losses by defect',
  'atelier.defects.saved': 'Defects saved',
  'atelier.defects.since': 'Since {{from}}',
} satisfies Labels
