import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.mail-subject': '{{company}} le espera para una nueva temporada',
  'rh.recall.mail':
    'Hola {{firstname}}:\n\n{{company}} le propone volver a partir del {{day}}.\n\nResponda con un gesto, sin contraseña:\n{{link}}\n\nHasta pronto.',
} satisfies Labels
