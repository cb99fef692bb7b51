import type { Rights } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { pricesField } from './energie-place.model.ts'

export const seesPrices = async ({ rights }: { rights: Rights }) => (await rights.level(pricesField)) >= 1

/** @throws Refusal 400 PRICES_UNSEEN: nobody writes a price who may not see any */
export async function requirePrices(given: { rights: Rights }) {
  if (!(await seesPrices(given))) throw new Refusal(400, 'PRICES_UNSEEN', 'energie.rates.prices-unseen')
}
