import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import { type Finding, isPassedBy } from '#rh/contract-rules/finding.model.ts'
import type { RuleOverride } from '../contract.model.ts'
import { daysInWords } from './checks-of-contract.ts'

type Passing = {
  ruleOverrides: readonly RuleOverride[]
  passesRules: boolean
  /** Of the field in what was sent: `contract.` */
  at?: string
}

/** @throws Refusal 400 with each rule that stands in the way, at its field */
export function refuseFindings(
  { language }: { language: Language },
  findings: readonly Finding[],
  { ruleOverrides, passesRules, at = '' }: Passing,
) {
  const inTheWay = findings.filter(found => found.level === 'block' && !isPassedBy(ruleOverrides, found, passesRules))
  const [first] = inTheWay
  if (!first) return
  const valuesOf = (found: Finding) => ({ ...found.values, ...daysInWords(found, language) })
  throw new Refusal(400, first.code, first.label, {
    values: valuesOf(first),
    fields: inTheWay.map(found => ({
      field: `${at}${found.field}`,
      code: found.code.toLowerCase(),
      message: found.label,
      values: valuesOf(found),
    })),
  })
}

type Signing = { caller: { userId: string }; clock: Clock }

/** The rules that were passed, with who did and when, as a row keeps them. */
export const signedOverrides = ({ caller, clock }: Signing, overrides: readonly RuleOverride[]) =>
  JSON.stringify(overrides.map(one => ({ ...one, by: caller.userId, at: clock.now().toString() })))
