import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'generated-documents.not-published': 'Ce modèle n’est pas publié : aucun document ne peut en être fait.',
} satisfies Labels
