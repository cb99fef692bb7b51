/** Why a lot may not go on, from the weakest: awaits a result, set apart, held, called back. */
export const holdStatuses = ['pending', 'quarantine', 'held', 'recalled'] as const
export type HoldStatus = (typeof holdStatuses)[number]

export const holdSources = ['grading', 'residue', 'litige', 'non_conformity', 'recall', 'person'] as const
export type HoldSource = (typeof holdSources)[number]
