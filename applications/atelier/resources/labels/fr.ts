import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.resource.none': 'Aucune machine',
  'atelier.resource.none-text': 'Les machines d’une ligne se déclarent dans Lignes, onglet Machines.',
  'atelier.resource.state.archived': 'archivée',
  'atelier.resource.state.degraded': 'dégradée',
  'atelier.resource.state.in_service': 'en service',
  'atelier.resource.state.stopped': 'arrêtée : touchez pour redémarrer',
} satisfies Labels
