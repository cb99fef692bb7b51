import { z } from 'zod'
import { Tests, VariablePath } from './body.model.ts'

export const mostComputed = 50

/**
 * How a computed field is made: a tree that a form builds. Nobody types a formula, so that nothing is parsed and nothing
 * injected. Numbers are decimal, dates those of the calendar.
 */
export type Rule =
  | { do: 'constant'; value: string }
  | { do: 'variable'; path: string }
  | { do: 'add' | 'subtract' | 'multiply' | 'divide' | 'min' | 'max' | 'joinText'; of: Rule[] }
  | { do: 'round'; of: [Rule]; decimals: 0 | 2 | 4 }
  | { do: 'daysBetween'; of: [Rule, Rule] }
  | { do: 'addDays' | 'addMonths'; of: [Rule, Rule] }
  | { do: 'ageAt'; of: [Rule, Rule] }
  | { do: 'count'; object: string }
  | { do: 'sum'; path: string }
  | { do: 'choose'; when: Tests; of: [Rule, Rule] }

const Of = z.lazy(() => z.array(Rule).min(1).max(10))
const pair = z.lazy(() => z.tuple([Rule, Rule]))

export const Rule: z.ZodType<Rule> = z.lazy(() =>
  z.union([
    z.strictObject({ do: z.literal('constant'), value: z.string().max(200) }),
    z.strictObject({ do: z.literal('variable'), path: VariablePath }),
    z.strictObject({ do: z.enum(['add', 'subtract', 'multiply', 'divide', 'min', 'max', 'joinText']), of: Of }),
    z.strictObject({
      do: z.literal('round'),
      of: z.lazy(() => z.tuple([Rule])),
      decimals: z.union([z.literal(0), z.literal(2), z.literal(4)]),
    }),
    z.strictObject({ do: z.literal('daysBetween'), of: pair }),
    z.strictObject({ do: z.enum(['addDays', 'addMonths']), of: pair }),
    z.strictObject({ do: z.literal('ageAt'), of: pair }),
    z.strictObject({ do: z.literal('count'), object: z.string().max(60) }),
    z.strictObject({ do: z.literal('sum'), path: VariablePath }),
    z.strictObject({ do: z.literal('choose'), when: Tests, of: pair }),
  ]),
) as z.ZodType<Rule>

export const computedTypes = ['text', 'number', 'money', 'date'] as const

/** Named `computed.{name}` in the text. */
export const ComputedField = z.strictObject({
  name: z
    .string()
    .max(60)
    .regex(/^[a-z][A-Za-z0-9]*$/, 'documents.object.name-form'),
  label: z.string().trim().min(1).max(100),
  type: z.enum(computedTypes),
  rule: Rule,
})
export type ComputedField = z.output<typeof ComputedField>

/** The paths that a rule reads, those of other computed fields among them. */
export function* pathsOfRule(rule: Rule): Generator<string> {
  if (rule.do === 'variable' || rule.do === 'sum') yield rule.path
  if (rule.do === 'choose') yield* rule.when.tests.map(({ path }) => path)
  if ('of' in rule) for (const inner of rule.of) yield* pathsOfRule(inner)
}

/** The computed fields that need themselves, directly or through others. */
export function circlesOf(fields: readonly ComputedField[]): string[] {
  const needs = new Map(fields.map(({ name, rule }) => [`computed.${name}`, [...pathsOfRule(rule)]]))
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (needs.get(from) ?? []).some(path => {
      if (path === target) return true
      if (seen.has(path)) return false
      seen.add(path)
      return reaches(path, target, seen)
    })
  return fields.filter(({ name }) => reaches(`computed.${name}`, `computed.${name}`, new Set())).map(({ name }) => name)
}
