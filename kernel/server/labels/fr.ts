import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.error.already-there': 'Quelqu’un vient d’enregistrer la même chose : relisez avant de recommencer.',
  'kernel.error.file-name': '« {{name}} » contient autre chose que ce que dit son nom.',
  'kernel.error.file-too-large': 'Le fichier dépasse {{megabytes}} Mo.',
  'kernel.error.file-type': '« {{name}} » n’est pas un fichier d’un type accepté.',
  'kernel.error.forbidden': 'Vous n’avez pas le droit de faire cela. Demandez-le à votre administrateur.',
  'kernel.error.invalid-input': 'Certaines informations sont à corriger.',
  'kernel.error.key-reused': 'Cet envoi a déjà servi à autre chose.',
  'kernel.error.list-too-long':
    'Cette liste compte plus de {{mostRows, number}} lignes. Réduisez-la par ses filtres, puis exportez-la.',
  'kernel.error.malformed': 'La demande est illisible.',
  'kernel.error.media-type': 'Ce format d’envoi n’est pas pris en charge.',
  'kernel.error.no-room':
    'Il n’y a plus de place pour garder ce fichier. Réessayez plus tard, et prévenez votre administrateur.',
  'kernel.error.not-found': 'Cet élément n’existe pas, ou n’existe plus.',
  'kernel.error.picture-unreadable':
    'Cette image n’a pas pu être lue. Enregistrez-la en JPEG, ou choisissez-en une autre.',
  'kernel.error.support': 'Un accès support ne permet pas cet acte : il revient à une personne du client.',
  'kernel.error.too-large': 'L’envoi est trop volumineux.',
  'kernel.error.too-long-to-print':
    'Ce document est trop long à imprimer : choisissez une période plus courte ou moins de lignes.',
  'kernel.error.too-many-exports': 'Plusieurs exports de ce client sont déjà en attente. Réessayez dans un instant.',
  'kernel.error.too-many-pixels': 'L’image dépasse {{megapixels}} millions de pixels. Choisissez-en une plus petite.',
  'kernel.error.too-slow':
    'L’envoi a pris trop de temps. Réessayez avec une meilleure connexion, ou des fichiers plus légers.',
  'kernel.error.unexpected':
    'Une erreur inattendue s’est produite. Réessayez ; si elle persiste, transmettez la référence à votre administrateur.',
  'kernel.error.unknown-field': 'Cette information n’est pas attendue ici.',
  'kernel.error.version-conflict': 'Quelqu’un a modifié cette fiche entre-temps. Relisez-la avant d’enregistrer.',
  'kernel.field.required': 'À remplir.',
  'kernel.field.too-big': '{{maximum}} au plus.',
  'kernel.field.too-long': '{{maximum}} caractères au plus.',
  'kernel.field.too-small': '{{minimum}} au moins.',
  'kernel.field.wrong-format': 'Ce format n’est pas reconnu.',
  'kernel.field.wrong-type': 'Cette information n’a pas la forme attendue.',
  'kernel.field.wrong-value': 'Cette valeur n’est pas admise.',
} satisfies Labels
