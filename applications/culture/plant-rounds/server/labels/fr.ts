import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.rounds.bounds': 'La borne haute est au-dessus de la borne basse.',
  'culture.rounds.day-past': 'Ce jour est passé.',
  'culture.rounds.day-taken': 'Ce code a déjà une tournée ce jour-là.',
  'culture.rounds.ends-before': 'Le dernier jour précède le premier.',
  'culture.rounds.incomplete': 'Il reste des plantes à mesurer, ou à dire manquantes.',
  'culture.rounds.measure-twice': 'Chaque mesure n’est dite qu’une fois.',
  'culture.rounds.moved-on': 'La tournée n’en est plus là : rechargez-la.',
  'culture.rounds.not-measured': 'Cette mesure n’est pas prise ici.',
  'culture.rounds.nothing-measured': 'Aucune valeur n’est saisie.',
  'culture.rounds.observer-unknown': 'Cette personne n’est pas membre.',
  'culture.rounds.out-of-range': 'Hors bornes ({{least}} à {{most}}).',
  'culture.rounds.same-person': 'Une autre personne doit valider.',
  'culture.rounds.tag-form': 'Des majuscules, des chiffres et des tirets, 20 au plus.',
  'culture.rounds.tag-twice': 'Une autre plante porte ce repère.',
  'culture.rounds.tag-used': 'Ce repère a été celui d’une plante partie : prenez-en un autre.',
  'culture.rounds.truss-back': 'Le bouquet {{value}} est plus petit que la semaine dernière ({{before}}).',
  'culture.rounds.truss-order': 'Un bouquet se récolte après avoir noué, et noue après avoir fleuri.',
} satisfies Labels
