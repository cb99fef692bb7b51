/** `block` is refused when the contract is saved, `warn` is shown and looked at (design of contract rules, 1). */
export const findingLevels = ['block', 'warn'] as const
export type FindingLevel = (typeof findingLevels)[number]

/** The fields of a contract that rules speak of. */
export type RuledField =
  | 'hiringDate'
  | 'endOfContractDate'
  | 'minimumDurationDays'
  | 'trialPeriodDate'
  | 'reasonText'
  | 'salary'
  | 'workTime'
  | 'position'

/** What a rule says of a contract, as a label with its values; days are said in the reader's language. */
export type Finding = {
  rule: string
  level: FindingLevel
  code: string
  field: RuledField
  label: string
  values?: Readonly<Record<string, number | string>>
  days?: Readonly<Record<string, string>>
  overridable: boolean
}

/** A reason that says something. */
export const shortestReason = 20

/** Whether somebody who may pass rules has passed this one, with a reason. */
export const isPassedBy = (
  overrides: readonly { rule: string; reason: string }[],
  { rule, overridable }: Pick<Finding, 'rule' | 'overridable'>,
  passesRules: boolean,
) => overridable && passesRules && overrides.some(one => one.rule === rule && one.reason.length >= shortestReason)
