import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const visibilities = ['everyone', 'service', 'me'] as const

/** One kind of condition, met by any of its values: `company` with two companies is one or the other. */
export const Condition = z.strictObject({
  kind: z.string().max(40),
  values: z.array(z.string().max(80)).min(1, 'directory.group.values-missing').max(200),
})

/** Sources are known by name, all else by id. */
const isNamedRightly = ({ kind, values }: z.output<typeof Condition>) =>
  kind === 'source' || values.every(value => z.uuid().safeParse(value).success)
export type Condition = z.output<typeof Condition>

/** Conditions that hold together. */
export const Rule = z
  .array(Condition.refine(isNamedRightly, { path: ['values'], error: 'directory.group.value-unknown' }))
  .max(8)
  .refine(rule => new Set(rule.map(({ kind }) => kind)).size === rule.length, 'directory.group.kind-twice')
export type Rule = z.output<typeof Rule>

/** A kind of condition with what can be chosen, as far as the reader may know it. */
export const RuleKind = z.object({
  kind: z.string(),
  name: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type RuleKind = z.output<typeof RuleKind>

/** A number counted up to a bound: `isExact` false means that there are more. */
export const Count = z.object({ total: z.int(), isExact: z.boolean() })
export type Count = z.output<typeof Count>

export const Group = z.object({
  id: idOf('platform.contact_group'),
  name: z.string(),
  kind: z.enum(['manual', 'rule']),
  /** In words: the name of each kind and what its values are called; null for one that the reader may not know. */
  rule: z.array(Condition.extend({ name: z.string(), labels: z.array(z.string().nullable()) })),
  visibility: z.enum(visibilities),
  owner: z.string(),
  count: Count,
  can: z.object({ edit: z.boolean() }),
  version: z.int32(),
})
export type Group = z.output<typeof Group>

const fields = {
  name: z.string().trim().min(1, 'directory.group.name-missing').max(80),
  kind: z.enum(['manual', 'rule']),
  rule: Rule.default([]),
  visibility: z.enum(visibilities).default('everyone'),
}

/** A group by rule needs a condition: without any it would be everybody. */
const hasItsRule = ({ kind, rule }: { kind: 'manual' | 'rule'; rule: Rule }) => kind === 'manual' || rule.length > 0
const needsRule = { path: ['rule'], error: 'directory.group.rule-missing' }

export const NewGroup = z
  .strictObject({ ...fields, contactIds: z.array(idOf('platform.contact')).max(500).default([]) })
  .refine(hasItsRule, needsRule)
export type NewGroup = z.output<typeof NewGroup>

export const GroupChange = z
  .strictObject({ ...fields, id: idOf('platform.contact_group'), version: z.int32().optional() })
  .refine(hasItsRule, needsRule)
export type GroupChange = z.output<typeof GroupChange>
