import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'clients.choice.title': 'Choisissez un client',
  'clients.choice.context': 'Vous pourrez en changer à tout moment depuis le menu.',
  'clients.choice.none': "Aucun client actif n'est rattaché à votre compte.",
  'clients.choice.none-text': "L'administrateur de votre entreprise peut vous y rattacher.",
  'clients.choice.current': 'Client actuel',
  'clients.choice.read-only': 'Lecture seule',
  'clients.picker.title': 'Changer de client',
} satisfies Labels
