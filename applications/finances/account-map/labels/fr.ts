import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.account-map': 'Plan des comptes',
  'finances.account-map.analytic': 'Code analytique',
  'finances.account-map.kind': 'Nature comptable',
  'finances.account-map.none': 'Rien à imputer',
  'finances.account-map.none-text': 'Aucune application ne transmet encore de faits à comptabiliser.',
  'finances.account-map.saved': 'Comptes enregistrés',
  'finances.account-map.text':
    'Sur quel compte votre comptable impute chaque nature. Sans compte, un mois qui en contient ne s’exporte pas.',
} satisfies Labels
