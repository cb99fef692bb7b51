/** How the declarations of a company reach its organism. */
export const dpaeConnectors = ['simulated', 'file', 'msa_web', 'urssaf_api'] as const
export type DpaeConnector = (typeof dpaeConnectors)[number]

export const organisms = ['msa', 'urssaf'] as const
export type Organism = (typeof organisms)[number]

/** Whom a company declares to (code du travail, R1221-3). */
export const organismOf = (regime: string): Organism => (regime === 'MSA' ? 'msa' : 'urssaf')
