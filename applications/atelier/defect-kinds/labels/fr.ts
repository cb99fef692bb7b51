import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.defects': 'Défauts',
  'atelier.defects.between': 'Du {{from}} au {{to}}',
  'atelier.defects.end-named': 'Arrêter {{name}}',
  'atelier.defects.ended': 'arrêté',
  'atelier.defects.fate': 'Devenir',
  'atelier.defects.fate.downgraded': 'Déclassé',
  'atelier.defects.fate.waste': 'Déchets',
  'atelier.defects.go-on-named': 'Reprendre {{name}}',
  'atelier.defects.kind': 'Défaut',
  'atelier.defects.lost.downgraded': '{{kg}} déclassés',
  'atelier.defects.lost.waste': '{{kg}} de déchets',
  'atelier.defects.none': 'Aucun défaut : ceux que vous nommez ici seront proposés à la fin des ordres.',
  'atelier.defects.of-order': 'Pertes par défaut',
  'atelier.defects.saved': 'Défauts enregistrés',
  'atelier.defects.since': 'Depuis le {{from}}',
} satisfies Labels
