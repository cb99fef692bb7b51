import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewName, viewQuery } from './saved-view.model.ts'

const address = fc.array(
  fc.tuple(fc.constantFrom('search', 'sort', 'tab', 'f.site', 'f.month', 'page', 'size', 'client'), fc.string()),
  { maxLength: 8 },
)

test('a view keeps what narrows a list, and never the page nor anything else of the address', () => {
  fc.assert(
    fc.property(address, pairs => {
      const kept = [...new URLSearchParams(viewQuery(new URLSearchParams(pairs)))]
      expect(kept.filter(([name]) => !/^(search|sort|tab|f\..+)$/.test(name))).toEqual([])
      expect(kept).toHaveLength(
        pairs.filter(([name, value]) => !['page', 'size', 'client'].includes(name) && value !== '').length,
      )
    }),
  )
})

test('two addresses of the same rows are the same view, in whatever order they say it, and a view of a view is itself', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        address.chain(pairs => fc.constantFrom(...(pairs.length > 0 ? pairs : [['tab', 'all'] as [string, string]]))),
        { selector: ([name]) => name },
      ),
      pairs => {
        const query = viewQuery(new URLSearchParams(pairs))
        expect(viewQuery(new URLSearchParams(pairs.toReversed()))).toBe(query)
        expect(viewQuery(`?${query}`)).toBe(query)
      },
    ),
  )
})

test('the name of a view holds no mark that nobody sees, and is not made of them alone', () => {
  const typed = fc.array(fc.constantFrom(...'\0\t\n\u0085\u200E\u202E\u2066\u2069\uFEFF', ...'À relancer'), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(typed, pieces => {
      const read = viewName.safeParse(pieces.join(''))
      expect(read.success).toBe(pieces.some(piece => 'Àrelancer'.includes(piece)))
      if (read.success) expect(read.data).toMatch(/^[Àrelancer]([Àrelancer ]*[Àrelancer])?$/)
    }),
  )
})
