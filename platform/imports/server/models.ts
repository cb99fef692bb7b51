import { notFound } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { BulkModel } from '../bulk-model.slot.ts'
import type { ModelOffer } from '../import.model.ts'

export type Models = readonly BulkModel[]

/** @throws Refusal 404 for a model that nobody gives */
export function modelNamed(models: Models, key: string): BulkModel {
  const model = models.find(known => known.key === key)
  if (!model) throw notFound()
  return model
}

/** A model as people are offered it. */
export const modelOnOffer = (
  { key, label, columns, facts = {} }: BulkModel,
  say: Translate,
  language: Language,
): ModelOffer => ({
  key,
  label: say(language, label),
  columns: Object.entries(columns).map(([column, { label: name, required = false, closed }]) => ({
    key: column,
    label: say(language, name),
    required,
    ...(closed && { closed: say(language, closed) }),
  })),
  facts: Object.entries(facts).map(([fact, { foreseen, given }]) => ({
    key: fact,
    foreseen: say(language, foreseen),
    given: say(language, given),
  })),
})
