import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.non-conformity.action-done': 'Cette action est déjà faite.',
  'qualite.non-conformity.action-required': 'Écrivez d’abord l’action qui convient.',
  'qualite.non-conformity.lots-required': 'Nommez les lots concernés, ou dites qu’il n’y en a aucun.',
  'qualite.non-conformity.not-possible.acting': 'Les actions sont en cours.',
  'qualite.non-conformity.not-possible.analysed': 'La cause est connue : lancez les actions.',
  'qualite.non-conformity.not-possible.cancelled': 'Elle est annulée.',
  'qualite.non-conformity.not-possible.closed': 'Elle est close.',
  'qualite.non-conformity.not-possible.contained': 'Elle est déjà contenue : cherchez la cause.',
  'qualite.non-conformity.not-possible.open': 'Contenez-la d’abord.',
  'qualite.non-conformity.not-possible.verified': 'Elle est vérifiée : il reste à la clore.',
  'qualite.non-conformity.too-early': 'Il est trop tôt pour dire si les actions ont suffi.',
  'qualite.non-conformity.unknown-owner': 'Cette personne n’écrit pas les non-conformités de cette société.',
  'qualite.non-conformity.unknown-supplier': 'Ce fournisseur n’existe pas.',
  'qualite.non-conformity.whys-required': 'Demandez-vous au moins trois fois pourquoi.',
} satisfies Labels
