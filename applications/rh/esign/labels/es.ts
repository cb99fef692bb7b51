import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.esign.company': 'Empresa',
  'rh.esign.employee': 'Empleado',
  'rh.esign.legal-guardian': 'Representante legal',
} satisfies Labels
