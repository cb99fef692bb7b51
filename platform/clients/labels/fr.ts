import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'clients.choice.title': 'Choisissez un client',
  'clients.choice.context': 'Vous pourrez en changer à tout moment depuis le menu.',
  'clients.choice.none': "Aucun client actif n'est rattaché à votre compte.",
  'clients.choice.none-text': "L'administrateur de votre entreprise peut vous y rattacher.",
  'clients.choice.current': 'Client actuel',
  'clients.choice.read-only': 'Lecture seule',
  'clients.choice.search': 'Rechercher un client',
  'clients.choice.not-found': 'Aucun client ne porte « {{words}} » dans son nom.',
  'clients.picker.title': 'Changer de client',
  'clients.support.closed':
    "Voici tous les clients actifs. Entrer chez un client dont vous n'êtes pas membre passera par l'accès support (motif, durée limitée, traces) : il n'est pas encore ouvert.",
} satisfies Labels
