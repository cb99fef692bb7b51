import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.document-kind.always-sensitive':
    'Ce type de document reste sensible : il montre une identité, un titre ou un compte.',
  'rh.document-kind.needed': 'Ce type sert aux pièces manquantes ou à la photo : il ne peut pas être archivé.',
  'rh.document.before-start': 'La date de fin précède la date de début.',
  'rh.document.kept':
    'Ce titre doit être conservé : sa copie est annexée au registre du personnel. S’il comporte une erreur, corrigez-le : ce qu’il indiquait restera lisible.',
  'rh.document.kept-for-check':
    'Ce document doit être conservé : une vérification du droit au travail s’appuie sur lui.',
  'rh.document.kept-for-correction': 'Ce document a été corrigé : il est conservé avec sa version précédente.',
  'rh.document.no-expiry': 'Un document « {{kind}} » n’a pas de date de fin.',
  'rh.document.no-number': 'Un document « {{kind}} » n’a pas de numéro.',
  'rh.document.not-a-permit': 'Seul un titre de séjour a un type de titre.',
  'rh.document.overlap': 'Un document de ce type est déjà valable sur ces dates : renouvelez-le.',
  'rh.document.replaced': 'Ce document a été renouvelé entre-temps : rechargez la page.',
  'rh.document.too-many-files': '{{most}} fichiers au plus.',
  'rh.document.unknown-former': 'Le document à remplacer est introuvable.',
  'rh.document.unknown-kind': 'Choisissez un type de document de la liste.',
} satisfies Labels
