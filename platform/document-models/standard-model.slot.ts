import type { Language } from '#kernel/shared/names.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { ModelText } from './model-text.model.ts'

/** A text that the product brings for a type of document, from which a client begins his own. */
export type StandardModel = { code: string; typeCode: string; name: string; language: Language; text: ModelText }

export const standardModelsOffer = offer<StandardModel>('standard models')

/**
 * What the texts of a type must hold beside what the grammar asks, by code of the type: labels of what is missing. The
 * law names it; whoever writes the text is told before it serves.
 */
export type ModelRule = { typeCode: string; missingIn(paths: readonly string[], text: ModelText): string[] }

export const modelRulesOffer = offer<ModelRule>('model rules')
