import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.insurance.add': 'Ajouter un organisme',
  'rh.insurance.delete-text': 'Il quitte les choix ; ce qui le nomme déjà continue de le nommer.',
  'rh.insurance.none': 'Aucun organisme',
  'rh.insurance.none-text': 'Les mutuelles des salariés nomment leur organisme : ajoutez le vôtre.',
  'rh.insurance.not-the-caller': 'Cette action se fait en votre nom seulement.',
  'rh.insurance.title': 'Organismes de mutuelle',
} satisfies Labels
