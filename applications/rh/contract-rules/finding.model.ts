/** `block` is refused when the contract is saved, `warn` is shown and looked at (design of contract rules, 1). */
export const findingLevels = ['block', 'warn'] as const
export type FindingLevel = (typeof findingLevels)[number]

/** The fields of a contract, or of what changes, suspends or ends it, that rules speak of. */
export type RuledField =
  | 'hiringDate'
  | 'endOfContractDate'
  | 'minimumDurationDays'
  | 'trialPeriodDate'
  | 'reasonText'
  | 'salary'
  | 'workTime'
  | 'position'
  | 'activationDate'
  | 'startingDate'
  | 'endingDate'
  | 'reason'
  | 'notificationDate'
  | 'signatureDate'
  | 'procedureDate'
  | 'noticeType'

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

export type Said = Pick<Finding, 'label' | 'values' | 'days'>

const finding =
  (rule: string, code: string, field: RuledField, level: Finding['level'], overridable: boolean) =>
  (said: Said): Finding => ({
    rule,
    level,
    code,
    field,
    overridable,
    ...said,
  })
/** Never passed. */
export const hard = (rule: string, code: string, field: RuledField) => finding(rule, code, field, 'block', false)
/** Passed with a reason, by who may. */
export const passable = (rule: string, code: string, field: RuledField) => finding(rule, code, field, 'block', true)
/** Shown, and never refused. */
export const amber = (rule: string, code: string, field: RuledField) => finding(rule, code, field, 'warn', false)

/** The hard ones come first, those that are shown last. */
export const gravity = ({ level, overridable }: Finding) => (level === 'warn' ? 2 : Number(overridable))

/** A reason that says something. */
export const shortestReason = 20

/** Whether somebody who may pass rules has passed this one, with a reason. */
export const isPassedBy = (
  overrides: readonly { rule: string; reason: string }[],
  { rule, overridable }: Pick<Finding, 'rule' | 'overridable'>,
  passesRules: boolean,
) => overridable && passesRules && overrides.some(one => one.rule === rule && one.reason.length >= shortestReason)
