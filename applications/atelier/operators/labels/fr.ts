import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.badge': 'Badge',
  'atelier.operator.add': 'Ajouter une personne',
  'atelier.operator.at-work': 'À une ligne',
  'atelier.operator.badge-form': 'Des lettres, des chiffres et des tirets.',
  'atelier.operator.badge-of': 'badge {{badge}}',
  'atelier.operator.edit': 'Modifier la personne',
  'atelier.operator.none': 'Personne dans l’équipe',
  'atelier.operator.none-text': 'Ces personnes se pointent d’un geste sur la tablette de leur ligne.',
  'atelier.operator.pin': 'Code au poste',
  'atelier.operator.pin-form': 'Quatre à six chiffres',
  'atelier.operator.pin-help': 'Quatre à six chiffres, tapés au poste pour dire qui travaille.',
  'atelier.operator.pin-kept': 'Laissez vide pour garder le code actuel.',
  'atelier.operator.saved': 'Équipe enregistrée',
  'atelier.operator.in-directory': 'Dans l’annuaire',
  'atelier.operator.in-directory-help': 'Ses heures en ligne sont alors transmises aux RH.',
  'atelier.operator.no-directory': 'Vous ne lisez pas l’annuaire : ce lien reste tel quel.',
  'atelier.operator.unknown-contact': 'Cette personne n’est pas dans l’annuaire.',
} satisfies Labels
