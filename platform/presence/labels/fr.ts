import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'presence.title': 'Utilisateurs connectés',
  'presence.count_one': '{{count}} personne connectée dans vos services',
  'presence.count_other': '{{count}} personnes connectées dans vos services',
  'presence.no-job': 'Poste non renseigné',
  'presence.since': 'Depuis {{time}}',
  'presence.idle': 'Sans activité',
  'presence.idle-text': 'Rien fait depuis dix minutes',
  'presence.none': 'Personne n’est connecté',
  'presence.none-text': 'Les personnes de vos services apparaissent ici dès qu’elles ouvrent Sillon.',
  'presence.nobody-in': 'Personne dans : {{services}}',
} satisfies Labels
