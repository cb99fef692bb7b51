import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { choice, idIn, isValueOf, word } from './list.ts'
import { day, listOf } from './list-of.ts'

const { list, input } = listOf(z.object({ id: z.uuid() }), {
  sorts: ['harvest'],
  isUsuallyDownwards: true,
  comparedSorts: ['name'],
  isSearched: true,
  filters: {
    crop: choice(['tomato', 'leek']),
    siteId: idIn('rh.site', { or: ['none'], address: 'site' }),
    country: word('[A-Z]{2}'),
    from: day(),
  },
})
const site = '0198a000-0000-7000-8000-000000000000'
const asked = (more: object) => z.safeParse(input, { page: 0, size: 10, ...more })

describe('a list', () => {
  test('is asked in its usual order unless another is said, both ways of each', () => {
    expect(asked({}).data?.sort).toBe('-harvest')
    expect(['harvest', '-harvest', 'name', '-name'].every(sort => asked({ sort }).success)).toBe(true)
    expect(asked({ sort: 'price' }).success).toBe(false)
  })

  test('takes by its filters what an address may say of them, and nothing else', () => {
    const said = {
      crop: ['leek', 'Leek'],
      siteId: [site, 'none', 'nowhere'],
      country: ['FR', 'FRA', 'fr'],
      from: ['2028-02-29', '2026-02-29', '2026-3-1', 'demain'],
    } as const
    for (const [name, texts] of Object.entries(said))
      for (const text of texts)
        expect([text, asked({ [name]: text }).success]).toEqual([
          text,
          isValueOf(list.filters[name as keyof typeof said], text),
        ])
    expect(asked({ crop: 'leek', siteId: 'none', country: 'FR', from: '2028-02-29' }).success).toBe(true)
    expect(asked({ colour: 'red' }).success).toBe(false)
    expect(asked({ from: '2026-02-29' }).success).toBe(false)
  })
})
