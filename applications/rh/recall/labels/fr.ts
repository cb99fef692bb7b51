import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.page': 'Une nouvelle saison',
  'rh.recall.hello': 'Bonjour {{firstname}}, revenez-vous cette saison ?',
  'rh.recall.company': 'Entreprise',
  'rh.recall.site': 'Site',
  'rh.recall.position': 'Poste',
  'rh.recall.arrival': 'Arrivée proposée',
  'rh.recall.until': 'Arrivées jusqu’au',
  'rh.recall.yes': 'Oui, je viens',
  'rh.recall.yes-otherwise': 'Oui, mais à une autre date',
  'rh.recall.no': 'Non, pas cette saison',
  'rh.recall.other-day': 'Je peux venir le',
  'rh.recall.come-then': 'Je viens ce jour-là',
  'rh.recall.said-yes': 'Merci, c’est noté',
  'rh.recall.said-yes-text':
    '{{company}} prépare votre contrat et vous écrira. Vous pouvez changer d’avis par le même lien.',
  'rh.recall.said-no': 'C’est noté',
  'rh.recall.said-no-text': '{{company}} vous remercie de votre réponse. Vous pouvez changer d’avis par le même lien.',
  'rh.recall.dead': 'Ce lien ne sert plus',
  'rh.recall.dead-text': 'La saison est passée, ou le lien est incomplet. Appelez l’entreprise.',
} satisfies Labels
