import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.employee.birth-date-invalid': 'Écrivez une date qui existe, comme 14/03/1994.',
  'rh.employee.age-at-hiring': "À l'embauche, une personne a entre 14 et 90 ans : vérifiez la date de naissance.",
  'rh.employee.country-unknown': "Ce pays n'est pas connu.",
  'rh.employee.company-unknown': 'Choisissez une société où vous pouvez écrire.',
  'rh.employee.already-archived': 'Cette personne est déjà archivée.',
  'rh.employee.already-active': 'Cette personne est déjà active.',
  'rh.employees.use-pages': 'Plus de {{most}} salariés : lisez la liste page par page.',
} satisfies Labels
