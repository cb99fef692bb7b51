import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.signing.no-mail': '{{name}} no tiene correo ni teléfono que reciba SMS: complete su expediente.',
  'rh.signing.no-guardian-mail': 'Menor: faltan en su expediente el nombre y el correo de su representante legal.',
  'rh.signing.not-from-state': 'Este documento no está por firmar en su estado actual.',
  'rh.signing.outdated': 'Este documento ha cambiado: genérelo de nuevo antes de enviarlo.',
  'rh.signing.sender-not-allowed': 'No está autorizado a enviar este documento en nombre de esta persona.',
  'rh.signing.signer-missing': 'Elija quién firma por la sociedad.',
  'rh.signing.sign-not-allowed': 'No está autorizado a firmar este documento.',
  'rh.signing.no-envelope': 'Ningún envío de este documento espera una firma.',
} satisfies Labels
