import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'careers.welcome': 'Rejoignez {{company}}',
  'careers.nobody': 'Site de recrutement',
  'careers.soon': 'Le formulaire de candidature ouvre bientôt ici.',
  'careers.meanwhile':
    'D’ici là, adressez-vous directement à l’entreprise : aucune candidature ne peut encore être reçue par cette page.',
  'careers.which':
    'L’adresse de cette page ne dit pas de quelle entreprise il s’agit. Vérifiez le lien que vous avez reçu.',
  'careers.language': 'Langue',
} satisfies Labels
