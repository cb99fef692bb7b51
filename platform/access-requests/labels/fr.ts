import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'access-requests.already': 'Votre demande est déjà partie : attendez un jour avant d’en envoyer une autre.',
  'access-requests.ask': 'Demander un accès',
  'access-requests.asked': 'Votre demande est envoyée.',
  'access-requests.need': 'Ce dont vous avez besoin',
  'access-requests.need-help': 'Par exemple : lire les plannings de la Serre Nord.',
  'access-requests.nobody':
    'Ce client n’a pas encore d’administrateur : adressez-vous à la personne qui vous a invité.',
  'access-requests.nothing': 'Aucune application ne vous est encore ouverte',
  'access-requests.notification': 'Demandes d’accès',
  'access-requests.profile': 'Voir mon profil et choisir ma langue',
  'access-requests.send': 'Envoyer la demande',
  'access-requests.sent': 'Demande envoyée {{when}}. Vous serez prévenu dès que vos droits changent.',
  'access-requests.told': '{{person}} demande un accès',
  'access-requests.told-text': 'Donnez-lui les droits dont il ou elle a besoin.',
  'access-requests.who':
    'Les droits de {{client}} sont donnés par {{names}}. Vos applications paraîtront ici dès qu’elles vous seront ouvertes.',
} satisfies Labels
