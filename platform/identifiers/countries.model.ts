import type { Language } from '#kernel/shared/names.ts'
import list from './data/countries.json' with { type: 'json' }
import type { Dated } from './dated-list.model.ts'

/**
 * A country by its codes: INSEE's (`99350`), which French declarations ask for, and ISO's (`MA`, `MAR`); and whether it is
 * of the European Union, of the European Economic Area.
 */
export type Country = Dated & { cog: string; iso2: string; iso3: string; eu: boolean; eea: boolean }

export const countries: readonly Country[] = list.rows

const byCog = new Map(countries.map(country => [country.cog, country]))
const byIso2 = new Map(countries.map(country => [country.iso2, country]))

/** ISO-2 of an INSEE country code; null for a code that names no present country. */
export const iso2OfCog = (cog: string) => byCog.get(cog)?.iso2 ?? null

export const cogOfIso2 = (iso2: string) => byIso2.get(iso2)?.cog ?? null

export const countryName = (iso2: string, language: Language) => namesIn(language).of(iso2) ?? iso2

/** Every country in the alphabetical order of the language. */
export const countriesByName = (language: Language) => {
  const { compare } = new Intl.Collator(language)
  return countries
    .map(country => ({ ...country, name: countryName(country.iso2, language) }))
    .sort((one, other) => compare(one.name, other.name))
}

const names = new Map<Language, Intl.DisplayNames>()

function namesIn(language: Language) {
  const known = names.get(language)
  if (known) return known
  const made = new Intl.DisplayNames(language, { type: 'region' })
  names.set(language, made)
  return made
}
