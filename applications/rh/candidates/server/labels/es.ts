import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'Este candidato tiene una candidatura o un contrato.',
  'rh.candidate.mail-taken': 'Otro candidato tiene esta dirección.',
  'rh.candidate.no-mail': 'Esta persona no tiene correo electrónico.',
  'rh.candidate.not-said': 'El formulario no dice nada distinto en este campo.',
  'rh.candidate.piece-kept': 'Este documento fue aceptado: permanece en el expediente.',
} satisfies Labels
