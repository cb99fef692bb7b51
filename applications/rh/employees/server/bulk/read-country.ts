import { countries, countriesByName } from '#platform/identifiers/countries.model.ts'
import { inOneForm, type Reader, textOf } from '#platform/imports/readers.model.ts'

/** How people write the nationalities that work in the fields, beside the name of the country. */
const adjectives: Record<string, string> = {
  FR: 'français française french francés francesa',
  ES: 'espagnol espagnole spanish español española',
  PT: 'portugais portugaise portuguese portugués portuguesa',
  MA: 'marocain marocaine moroccan marroquí',
  DZ: 'algérien algérienne algerian argelino argelina',
  TN: 'tunisien tunisienne tunisian tunecino tunecina',
  RO: 'roumain roumaine romanian rumano rumana',
  PL: 'polonais polonaise polish polaco polaca',
  BG: 'bulgare bulgarian búlgaro búlgara',
  IT: 'italien italienne italian italiano italiana',
  DE: 'allemand allemande german alemán alemana',
  BE: 'belge belgian belga',
  CH: 'suisse swiss suizo suiza',
  GB: 'britannique anglais anglaise british británico británica',
  SN: 'sénégalais sénégalaise senegalese senegalés senegalesa',
  ML: 'malien malienne malian malí',
  CI: 'ivoirien ivoirienne ivorian',
  TR: 'turc turque turkish turco turca',
  UA: 'ukrainien ukrainienne ukrainian ucraniano ucraniana',
}

const known = new Map([
  ...(['ar', 'es', 'en', 'fr'] as const).flatMap(language =>
    countriesByName(language).map(({ name, iso2 }) => [inOneForm(name), iso2] as const),
  ),
  ...countries.flatMap(({ cog, iso2 }) => [[cog, iso2] as const, [iso2.toLowerCase(), iso2] as const]),
  ...Object.entries(adjectives).flatMap(([iso2, words]) =>
    words.split(' ').map(word => [inOneForm(word), iso2] as const),
  ),
])

/** A country by its name, its code of two letters or of INSEE, or the nationality: as ISO's two letters. */
export const country: Reader<string> = cell => {
  const iso2 = known.get(inOneForm(textOf(cell)))
  return iso2 ? { value: iso2 } : { problem: { label: 'rh.import.country' } }
}
