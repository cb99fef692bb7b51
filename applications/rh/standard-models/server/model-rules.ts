import type { ModelRule } from '#platform/document-models/standard-model.slot.ts'
import rules from '../../data/model-rules.json' with { type: 'json' }

/** What the law has every document of a type say, whoever writes its text: who it binds, from when, for what and how much. */
export const modelRules: readonly ModelRule[] = Object.entries(rules.types).map(([typeCode, demands]) => ({
  typeCode,
  missingIn: paths =>
    demands
      .filter(({ oneOf }) => !oneOf.some(path => paths.includes(path)))
      .map(({ lacking }) => `rh.model.without-${lacking}`),
}))
