import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.mail-subject': '{{company}} vous attend pour une nouvelle saison',
  'rh.recall.mail':
    'Bonjour {{firstname}},\n\n{{company}} vous propose de revenir à partir du {{day}}.\n\nRépondez en un geste, sans mot de passe :\n{{link}}\n\nÀ bientôt.',
} satisfies Labels
