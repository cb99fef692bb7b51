import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop': 'Atelier',
  'atelier.workshop.add': 'Nouvel atelier',
  'atelier.workshop.code-form': 'De 2 à 6 majuscules ou chiffres.',
  'atelier.workshop.none': 'Aucun atelier',
  'atelier.workshop.none-text': 'Un atelier appartient à une société ; son code commence ses numéros de lot.',
  'atelier.workshop.saved': 'Atelier enregistré',
} satisfies Labels
