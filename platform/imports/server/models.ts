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

export const modelsOnOffer = (models: Models, say: Translate, language: Language): ModelOffer[] =>
  models.map(({ key, label, columns }) => ({
    key,
    label: say(language, label),
    columns: Object.entries(columns).map(([column, { label: name, required = false }]) => ({
      key: column,
      label: say(language, name),
      required,
    })),
  }))
