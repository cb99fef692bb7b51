import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.model.without-bodies':
    'Falta el organismo de jubilación o de previsión (artículo R1221-34 del código de trabajo francés).',
  'rh.model.without-change': 'Falta lo que cambia la adenda.',
  'rh.model.without-company': 'Falta el nombre de la sociedad (artículo R1221-34 del código de trabajo francés).',
  'rh.model.without-contract': 'Falta el contrato que la adenda modifica: su número o su fecha.',
  'rh.model.without-effect': 'Falta la fecha de efecto.',
  'rh.model.without-ground': 'Falta el caso de dispensa (artículo D911-2 del código de la seguridad social francés).',
  'rh.model.without-hours': 'Falta la duración del trabajo (artículo R1221-34 del código de trabajo francés).',
  'rh.model.without-organism': 'Falta el organismo asegurador.',
  'rh.model.without-pay': 'Falta la remuneración (artículo R1221-34 del código de trabajo francés).',
  'rh.model.without-person': 'Falta el nombre del trabajador.',
  'rh.model.without-place': 'Falta el lugar de trabajo (artículo R1221-34 del código de trabajo francés).',
  'rh.model.without-position': 'Falta el puesto (artículo R1221-34 del código de trabajo francés).',
  'rh.model.without-reason': 'Falta el motivo.',
  'rh.model.without-request': 'Falta la fecha de la solicitud del trabajador.',
  'rh.model.without-start': 'Falta la fecha de contratación (artículo R1221-34 del código de trabajo francés).',
} satisfies Labels
