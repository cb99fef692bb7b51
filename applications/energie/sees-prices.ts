import type { Rights } from '#kernel/server/answers.ts'
import { forbidden } from '#kernel/server/errors.ts'
import { pricesField } from './energie-place.model.ts'

export const seesPrices = async ({ rights }: { rights: Rights }) => (await rights.level(pricesField)) >= 1

/** @throws Refusal 403 of a price where one may not see any */
export async function requirePrices(given: { rights: Rights }) {
  if (!(await seesPrices(given))) throw forbidden()
}
