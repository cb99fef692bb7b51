import { expect, test } from 'vitest'
import { fill, offer, offeredBy } from './offer.ts'

test('what rooms bring to a place is found there in the order of the rooms, and nowhere else', () => {
  const crops = offer<string>('crops')
  const tools = offer<{ name: string }>('tools')

  const offered = offeredBy([fill(crops, 'tomate'), fill(tools, { name: 'serpe' }), fill(crops, 'fraise', 'melon')])

  expect(offered(crops)).toEqual(['tomate', 'fraise', 'melon'])
  expect(offered(tools)).toEqual([{ name: 'serpe' }])
  expect(offered(offer<string>('crops'))).toEqual([])
})
