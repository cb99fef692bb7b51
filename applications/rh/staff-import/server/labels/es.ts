import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.hired-on': 'Si no, fecha de alta',
  'rh.staff-import.place-ambiguous': 'Varios lugares tienen este nombre: {{near}}. Indique el sitio o la unidad.',
  'rh.staff-import.place-unknown': 'Lugar no encontrado en la empresa de la línea: corrija su nombre o créelo antes.',
  'rh.staff-import.place-unknown-near':
    'Lugar no encontrado en la empresa de la línea. Nombres parecidos: {{near}}. Corrija el nombre o cree antes el lugar.',
  'rh.staff-import.place-without-company':
    'Un lugar es de una empresa: añada la columna Empresa o elíjala para todas las líneas.',
  'rh.staff-import.placed-on': 'Lugar y puesto a partir del',
  'rh.staff-import.places-given': 'Lugares asignados',
  'rh.staff-import.places-to-give': 'Lugares que asignar',
  'rh.staff-import.position-ambiguous':
    'Varios puestos responden a este nombre o código: {{near}}. Escriba el nombre exacto del puesto.',
  'rh.staff-import.position-closed':
    'sus derechos no permiten escribir la remuneración ni el puesto. Confíe esta columna a un compañero o importe sin ella.',
  'rh.staff-import.position-ignored': 'Puesto dejado de lado: sus derechos no permiten escribirlo para esta persona.',
  'rh.staff-import.position-kept':
    'Puesto sin cambios: lo fijan el contrato o las condiciones de esta persona. Cámbielo en su expediente.',
  'rh.staff-import.position-unknown':
    'Puesto no encontrado para la empresa de la línea: corrija su nombre o código, o créelo antes.',
  'rh.staff-import.position-unknown-near':
    'Puesto no encontrado para la empresa de la línea. Nombres parecidos: {{near}}. Corrija el nombre o cree antes el puesto.',
  'rh.staff-import.positions-given': 'Puestos asignados',
  'rh.staff-import.positions-to-give': 'Puestos que asignar',
  'rh.staff-import.rights-changed':
    'Los derechos de su organización acaban de cambiar: la importación se ha detenido tras las líneas en curso. Reanúdela para continuar con sus derechos actuales.',
} satisfies Labels
