import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'drafts.too-large': 'Cette saisie est trop longue pour être gardée : enregistrez-la.',
  'drafts.resume': 'À reprendre',
  'drafts.saved': 'Commencé {{moment}}',
  'drafts.forget': 'Oublier la saisie « {{title}} »',
} satisfies Labels
