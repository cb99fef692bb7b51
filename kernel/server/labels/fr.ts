import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.error.not-found': 'Cet élément n’existe pas, ou n’existe plus.',
  'kernel.error.forbidden': 'Vous n’avez pas le droit de faire cela. Demandez-le à votre administrateur.',
  'kernel.error.support': 'Un accès support ne permet pas cet acte : il revient à une personne du client.',
  'kernel.error.version-conflict': 'Quelqu’un a modifié cette fiche entre-temps. Relisez-la avant d’enregistrer.',
  'kernel.error.invalid-input': 'Certaines informations sont à corriger.',
  'kernel.error.malformed': 'La demande est illisible.',
  'kernel.error.unknown-field': 'Cette information n’est pas attendue ici.',
  'kernel.error.too-large': 'L’envoi est trop volumineux.',
  'kernel.error.media-type': 'Ce format d’envoi n’est pas pris en charge.',
  'kernel.error.file-too-large': 'Le fichier dépasse {{megabytes}} Mo.',
  'kernel.error.file-type': 'Ce type de fichier n’est pas accepté.',
  'kernel.error.too-many-pixels': 'L’image dépasse {{megapixels}} millions de pixels. Choisissez-en une plus petite.',
  'kernel.error.picture-unreadable': 'Cette image est illisible. Choisissez une photo JPEG, PNG ou WebP.',
  'kernel.error.unexpected':
    'Une erreur inattendue s’est produite. Réessayez ; si elle persiste, transmettez la référence à votre administrateur.',
  'kernel.field.required': 'À remplir.',
  'kernel.field.too-long': '{{maximum}} caractères au plus.',
  'kernel.field.too-small': '{{minimum}} au moins.',
  'kernel.field.too-big': '{{maximum}} au plus.',
  'kernel.field.wrong-type': 'Cette information n’a pas la forme attendue.',
  'kernel.field.wrong-format': 'Ce format n’est pas reconnu.',
  'kernel.field.wrong-value': 'Cette valeur n’est pas admise.',
} satisfies Labels
