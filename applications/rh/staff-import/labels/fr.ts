import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.back': 'Voir la liste des salariés',
  'rh.staff-import.context': 'Vos salariés, depuis le fichier de votre logiciel de paie ou de votre tableur',
  'rh.staff-import.limits':
    'Seules les sociétés dont vous gérez les salariés sont écrites ; les personnes déjà connues sont mises à jour, jamais doublées.',
  'rh.staff-import.new': 'Nouveau fichier',
  'rh.staff-import.title': 'Importer des salariés',
} satisfies Labels
