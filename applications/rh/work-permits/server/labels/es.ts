import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.permit.before-asking': 'Esta fecha es anterior a la solicitud.',
  'rh.permit.check-exempt': 'No se preguntó a nadie: no hay respuesta que anotar.',
  'rh.permit.day-to-come': 'Esta fecha está por venir.',
  'rh.permit.letter-birth': 'Nacido/a el',
  'rh.permit.letter-file': 'Verificación del permiso',
  'rh.permit.letter-firstnames': 'Nombres',
  'rh.permit.letter-from': 'Expedido el',
  'rh.permit.letter-name': 'Apellido de nacimiento',
  'rh.permit.letter-number': 'Número del permiso',
  'rh.permit.letter-page': 'Página',
  'rh.permit.letter-permit': 'Permiso presentado',
  'rh.permit.letter-police': 'Prefectura de policía',
  'rh.permit.letter-prefecture': 'Prefectura del departamento',
  'rh.permit.letter-to': 'Válido hasta el',
  'rh.permit.letter-used-name': 'Apellido de uso',
  'rh.permit.no-contract': 'Este contrato no es de esta persona.',
  'rh.permit.no-employer': 'Ninguna sociedad emplea a esta persona: nadie podría firmar la carta.',
  'rh.permit.no-permit': 'No hay ningún permiso válido en el expediente: añádalo primero a los documentos.',
  'rh.permit.no-proof':
    'No hay justificante de inscripción en France Travail en el expediente: añádalo primero a los documentos.',
} satisfies Labels
