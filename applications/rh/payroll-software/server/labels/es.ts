import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.payroll.mapping-missing_one': 'Falta el código de nómina de «{{label}}».',
  'rh.payroll.mapping-missing_other': 'Faltan códigos de nómina: {{label}}.',
  'rh.payroll.number-missing_one': 'Falta el número de nómina: {{people}}.',
  'rh.payroll.number-missing_other': 'Faltan números de nómina: {{people}}.',
  'rh.payroll.answers': 'Silae responde.',
  'rh.payroll.off': 'Esta sociedad no habla con Silae por su API: complete la conexión o exporte por archivo.',
  'rh.payroll.down': 'Silae no responde; el envío se reanudará.',
  'rh.payroll.wrong': 'Silae respondió de forma ilegible; el envío se reanudará.',
  'rh.payroll.not-let-in': 'Silae deniega el acceso: compruebe el identificador, el secreto y la clave.',
  'rh.payroll.refused': 'Silae rechaza: {{told}}',
  'rh.payroll.api-incomplete': 'Necesario para hablar con la API.',
} satisfies Labels
