import list from '../data/exemption-reasons.json' with { type: 'json' }

/** Grounds on which somebody may be dispensed with health cover (design of contracts, 6). */
export const exemptionReasons = [
  'CSS',
  'INDIVIDUELLE',
  'AUTRE_COLLECTIVE',
  'CDD_3MOIS',
  'CDD_12MOIS_MOINS',
  'CDD_12MOIS_PLUS',
  'TEMPS_PARTIEL_10PCT',
  'PRESENT_AVANT_DUE',
  'MULTI_EMPLOYEURS',
] as const
export type ExemptionReason = (typeof exemptionReasons)[number]

type Row = { code: string; proof: boolean; byAct?: boolean }
const rowOf = (reason: ExemptionReason) => (list.rows as readonly Row[]).find(({ code }) => code === reason)

/** Whether a paper of the file must prove it. */
export const needsProof = (reason: ExemptionReason) => rowOf(reason)?.proof === true
/** Whether it holds only where the act of the company opens it. */
export const dependsOnAct = (reason: ExemptionReason) => rowOf(reason)?.byAct === true
