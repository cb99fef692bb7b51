import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.apply.age': 'Vous devez avoir entre 14 et 90 ans : vérifiez l’année.',
  'rh.apply.configuring': 'Le formulaire est momentanément indisponible. Veuillez contacter l’entreprise.',
  'rh.apply.data-request.copy':
    'Bonjour,\n\n{{person}} ({{mail}}) a demandé, par le lien de suivi de sa candidature, une copie des données que vous gardez (RGPD, article 15). Répondez avant le {{until}}.\n\nLa fiche du candidat, dans Recrutement, Candidats, réunit ces données.',
  'rh.apply.data-request.copy-subject': '{{person}} demande une copie de ses données',
  'rh.apply.data-request.erasure':
    'Bonjour,\n\n{{person}} ({{mail}}) a demandé, par le lien de suivi de sa candidature, l’effacement de ses données (RGPD, article 17). Répondez avant le {{until}}.\n\nSupprimez le candidat dans Recrutement, Candidats : sa fiche est vidée et ses pièces sont détruites.',
  'rh.apply.data-request.erasure-subject': '{{person}} demande l’effacement de ses données',
  'rh.apply.end-before-start': 'La fin précède le début.',
  'rh.apply.glove': 'Taille de gants : de 6 à 12.',
  'rh.apply.offer-closed': 'Cette offre n’est plus disponible.',
  'rh.apply.past': 'Cette date est passée.',
  'rh.apply.post-code': 'Code postal : cinq chiffres, comme 44000.',
  'rh.apply.questionnaire-changed':
    'Les questions de cette offre ont changé : rechargez la page et répondez de nouveau.',
  'rh.apply.shoe': 'Pointure : de 34 à 50.',
  'rh.apply.too-far': 'Choisissez une date dans les {{months}} mois qui viennent.',
  'rh.apply.too-fast': 'Le formulaire a été envoyé trop vite : relisez-le, puis envoyez-le de nouveau.',
  'rh.apply.too-many': 'Trop de demandes, réessayez plus tard.',
} satisfies Labels
