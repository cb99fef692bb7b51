import types from '#rh/data/absence-types.json' with { type: 'json' }

export const absenceAccounts = ['CP', 'RTT', 'RECUP', 'RC'] as const
export type AbsenceAccount = (typeof absenceAccounts)[number]

/** How days are counted: Monday to Saturday, the company's working days, or all of them. */
export type CountMode = 'ouvrable' | 'ouvre' | 'calendar'

export type AbsenceType = {
  code: string
  counts: CountMode
  account: AbsenceAccount | null
  /** How many say yes before it holds; none where it is only noted. */
  approvals: number
  /** Days within which a paper proves it. */
  proofDays: number | null
  /** By which the DSN knows it as a suspension of the contract. */
  dsn: string | null
  /** What it does to leave earned meanwhile. */
  accrual: 'full' | 'reduced' | 'none'
}

const rows = types.rows as readonly (AbsenceType & { validFrom: string })[]

/** The types of absence that stand on a day. */
export const absenceTypesOn = (day: string): readonly AbsenceType[] => rows.filter(({ validFrom }) => validFrom <= day)

export const absenceTypeOf = (code: string): AbsenceType | undefined => rows.find(row => row.code === code)

export const absenceCodes = rows.map(({ code }) => code) as [string, ...string[]]
export const { leave } = types
