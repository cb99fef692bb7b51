import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'shortcuts.title': 'Raccourcis',
  'shortcuts.none': 'Aucun raccourci',
  'shortcuts.none-text': 'Votre administrateur peut en proposer à votre service.',
  'shortcuts.favourite': 'Garder « {{label}} » en tête',
  'shortcuts.type.action': 'Action',
  'shortcuts.type.link': 'Lien',
  'shortcuts.done': 'Action effectuée',
  'shortcuts.unknown-type': 'Type de raccourci non pris en charge par le système.',
  'shortcuts.popup-refused': 'Votre navigateur a bloqué la fenêtre de cette action : autorisez-la pour ce site.',
  'shortcuts.url-refused': 'Donnez une adresse en https:// ou une page de Sillon qui commence par /.',
} satisfies Labels
