import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.employee.birth-date-invalid': 'Escriba una fecha que exista, como 14/03/1994.',
  'rh.employee.age-at-hiring': 'En la contratación una persona tiene entre 14 y 90 años: compruebe la fecha de nacimiento.',
  'rh.employee.country-unknown': 'Este país no se conoce.',
  'rh.employee.company-unknown': 'Elija una sociedad en la que pueda escribir.',
  'rh.employee.already-archived': 'Esta persona ya está archivada.',
  'rh.employee.already-active': 'Esta persona ya está activa.',
  'rh.employees.use-pages': 'Más de {{most}} empleados: lea la lista por páginas.',
} satisfies Labels
