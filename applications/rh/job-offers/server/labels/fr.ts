import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer.ends-before-start': 'La fin précède le début.',
  'rh.offer.hours-said': '{{hours}} h par semaine',
  'rh.offer.incomplete.criteria': 'Complétez l’étape 1 : critères.',
  'rh.offer.incomplete.description': 'Complétez l’étape 2 : description.',
  'rh.offer.incomplete.diffusion': 'Complétez l’étape 3 : diffusion.',
  'rh.offer.news': 'Offres d’emploi',
  'rh.offer.news-closing': 'L’offre {{title}} se termine le {{date}}',
  'rh.offer.pay-upside-down': 'Le maximum est au moins égal au minimum.',
  'rh.offer.position-elsewhere': 'Ce poste n’est pas de cette société.',
  'rh.offer.poster.hires': '{{company}} recrute',
  'rh.offer.poster.scan': 'Scannez pour postuler',
  'rh.offer.questionnaire-unknown': 'Ce questionnaire n’est plus demandé.',
  'rh.offer.reason-short': 'Expliquez en dix caractères au moins.',
  'rh.offer.site-elsewhere': 'Ce lieu n’est pas de cette société.',
  'rh.offer.source-form': 'De 2 à 30 lettres sans accent, chiffres ou traits d’union.',
  'rh.offer.wrong-state': 'L’état de cette offre ne le permet pas : rechargez la page.',
} satisfies Labels
