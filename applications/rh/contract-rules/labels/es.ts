import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.contract-rules.end-before': 'La fecha de fin precede a la contratación.',
  'rh.contract-rules.end-of-permanent': 'Un contrato indefinido no tiene fecha de fin.',
  'rh.contract-rules.end-required': 'La fecha de fin es obligatoria.',
  'rh.contract-rules.forbidden-work': 'Este trabajo está prohibido antes de los 18 años.',
  'rh.contract-rules.guardian': 'Menor: indique el representante legal en el expediente.',
  'rh.contract-rules.harvest': 'Un contrato de vendimia dura un mes como máximo: hasta el {{latest}}.',
  'rh.contract-rules.harvest-year': 'Vendimia: {{days}} días en doce meses, dos meses como máximo.',
  'rh.contract-rules.hiring-date': 'La fecha de contratación es obligatoria.',
  'rh.contract-rules.longest': 'Duración máxima de {{months}} meses superada para este motivo.',
  'rh.contract-rules.minimum-required': 'Indique una duración mínima.',
  'rh.contract-rules.overlap': 'Otro contrato cubre estas fechas (del {{from}} al {{to}}).',
  'rh.contract-rules.overlap-open': 'Otro contrato sin fin cubre estas fechas (desde el {{from}}).',
  'rh.contract-rules.past': 'Contratación en el pasado: hace falta el derecho de contratación retroactiva.',
  'rh.contract-rules.past-reason': 'Contratación en el pasado: indique el motivo, con 20 caracteres como mínimo.',
  'rh.contract-rules.pay': 'Salario inferior al mínimo: {{amount}} € por hora el {{date}}.',
  'rh.contract-rules.permission': 'Menor: falta la autorización parental.',
  'rh.contract-rules.permit': 'Permiso de residencia ausente, caducado o que no autoriza a trabajar.',
  'rh.contract-rules.permit-awaited': 'La prefectura aún no ha contestado sobre este permiso.',
  'rh.contract-rules.permit-check': 'Comprobación de la prefectura por pedir a más tardar el {{by}}.',
  'rh.contract-rules.permit-ends': 'El permiso caduca el {{ends}}, antes del fin del contrato.',
  'rh.contract-rules.permit-refused': 'La prefectura rechazó este permiso de residencia.',
  'rh.contract-rules.reason':
    'El motivo debe ser preciso y real: un contrato temporal sin motivo se considera indefinido.',
  'rh.contract-rules.season':
    '{{days}} días de temporada en doce meses, más de ocho meses: compruebe el carácter estacional.',
  'rh.contract-rules.too-young': 'Nadie es contratado antes de los 14 años.',
  'rh.contract-rules.trial': 'Periodo de prueba demasiado largo: hasta el {{latest}} como máximo.',
  'rh.contract-rules.trial-before': 'El periodo de prueba termina antes de la contratación.',
  'rh.contract-rules.trial-begun-week': 'Periodo de prueba en semanas enteras: hasta el {{latest}}.',
  'rh.contract-rules.under-16': 'Menos de 16 años: solo en vacaciones escolares, con horario reducido.',
} satisfies Labels
