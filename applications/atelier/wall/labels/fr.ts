import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.wall.age': 'actualisé il y a {{n}} s',
  'atelier.wall.by-hour': 'Colis par heure',
  'atelier.wall.end': 'fin',
  'atelier.wall.held': 'En cours',
  'atelier.wall.idle': 'Sans ordre',
  'atelier.wall.leave': 'Quitter l’affichage',
  'atelier.wall.next': 'À suivre',
  'atelier.wall.no-next': 'Rien de planifié',
  'atelier.wall.no-stop': 'Aucun arrêt',
  'atelier.wall.offline': 'Affichage hors ligne',
  'atelier.wall.rate': 'cadence',
  'atelier.wall.slow': 'Ralentie',
  'atelier.wall.stopped': 'À l’arrêt',
  'atelier.wall.stops': 'Arrêts du jour',
  'atelier.wall.title': 'Affichage mural',
} satisfies Labels
