import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.mutuelle.contract-insured': 'Este contrato ya tiene una mutua.',
  'rh.mutuelle.end-before-start': 'El fin precede al inicio.',
  'rh.mutuelle.kept': 'Esta mutua está firmada: ya no se modifica ni se elimina, acaba por su fecha de fin.',
  'rh.mutuelle.no-reason': 'Una adhesión no tiene motivo de exención.',
  'rh.mutuelle.not-bound': 'Esta mutua no está vinculada a ningún contrato.',
  'rh.mutuelle.not-the-client': 'Este cliente no es en el que trabaja.',
  'rh.mutuelle.nothing-to-sign': 'Esta mutua no espera firma.',
  'rh.mutuelle.outside-contract': 'La mutua debe empezar durante este contrato.',
  'rh.mutuelle.overlap': 'Una mutua ya cubre estas fechas.',
  'rh.mutuelle.proof-missing': 'Falta el justificante de la exención.',
  'rh.mutuelle.requested-on': 'Solicitada el',
} satisfies Labels
