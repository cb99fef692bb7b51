import { describe, expect, test } from 'vitest'
import { cogOfIso2, countries, countriesByName, countryName, iso2OfCog } from './countries.model.ts'

describe('the list of countries', () => {
  test.each([
    ['99100', 'FR'],
    ['99109', 'DE'],
    ['99110', 'AT'],
    ['99111', 'BG'],
    ['99114', 'RO'],
    ['99122', 'PL'],
    ['99127', 'IT'],
    ['99131', 'BE'],
    ['99132', 'GB'],
    ['99134', 'ES'],
    ['99139', 'PT'],
    ['99140', 'CH'],
    ['99341', 'SN'],
    ['99350', 'MA'],
    ['99351', 'TN'],
    ['99352', 'DZ'],
  ])('knows that %s is %s', (cog, iso2) => {
    expect(iso2OfCog(cog)).toBe(iso2)
    expect(cogOfIso2(iso2)).toBe(cog)
  })

  test('has each code once, and a name for each country', () => {
    expect(new Set(countries.map(country => country.cog)).size).toBe(countries.length)
    expect(new Set(countries.map(country => country.iso2)).size).toBe(countries.length)
    expect(countries.filter(({ iso2 }) => countryName(iso2, 'fr') === iso2)).toEqual([])
  })

  test('says nothing of an unknown code', () => {
    expect(iso2OfCog('99999')).toBeNull()
    expect(cogOfIso2('ZZ')).toBeNull()
  })

  test('is read in the language of the reader, and in its order', () => {
    expect(countryName('MA', 'fr')).toBe('Maroc')
    expect(countryName('MA', 'ar')).toBe('المغرب')
    const french = countriesByName('fr').map(country => country.name)
    expect(french.indexOf('États-Unis')).toBeLessThan(french.indexOf('France'))
  })
})
