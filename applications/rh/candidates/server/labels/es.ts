import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.candidate.kept': 'Este candidato tiene una candidatura o un contrato.',
  'rh.candidate.mail-taken': 'Otro candidato tiene esta dirección.',
  'rh.candidate.no-mail': 'Esta persona no tiene correo electrónico.',
  'rh.candidate.not-said': 'El formulario no dice nada distinto en este campo.',
  'rh.candidate.piece-kept': 'Este documento fue aceptado: permanece en el expediente.',
  'rh.field.side': 'Cara',
  'rh.spoken.ar': 'árabe',
  'rh.spoken.bg': 'búlgaro',
  'rh.spoken.en': 'inglés',
  'rh.spoken.es': 'español',
  'rh.spoken.fr': 'francés',
  'rh.spoken.pl': 'polaco',
  'rh.spoken.pt': 'portugués',
  'rh.spoken.ro': 'rumano',
  'rh.table.applicant_ticket': 'Enlace al formulario de candidatura',
  'rh.table.availability': 'Disponibilidad del candidato',
  'rh.table.candidate_file': 'Documento del candidato',
} satisfies Labels
