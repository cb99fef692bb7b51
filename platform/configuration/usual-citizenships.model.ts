import type { Citizenship } from './citizenship.model.ts'

/** Countries whose citizens work in France without a permit: European Union, European Economic Area and Switzerland. */
const withoutPermit = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH'.split(' '),
)

export const needsPermit = (country: string) => !withoutPermit.has(country)

/** As French forms word them, in the feminine (`nationalité française`): those met most in farming and food companies. */
const wordings: readonly (readonly [country: string, label: string])[] = [
  ['FR', 'Française'],
  ['DE', 'Allemande'],
  ['BE', 'Belge'],
  ['BG', 'Bulgare'],
  ['HR', 'Croate'],
  ['ES', 'Espagnole'],
  ['GR', 'Grecque'],
  ['HU', 'Hongroise'],
  ['IE', 'Irlandaise'],
  ['IT', 'Italienne'],
  ['LV', 'Lettone'],
  ['LT', 'Lituanienne'],
  ['LU', 'Luxembourgeoise'],
  ['NL', 'Néerlandaise'],
  ['PL', 'Polonaise'],
  ['PT', 'Portugaise'],
  ['RO', 'Roumaine'],
  ['SK', 'Slovaque'],
  ['SI', 'Slovène'],
  ['CZ', 'Tchèque'],
  ['CH', 'Suisse'],
  ['GB', 'Britannique'],
  ['AL', 'Albanaise'],
  ['DZ', 'Algérienne'],
  ['CM', 'Camerounaise'],
  ['CD', 'Congolaise (Kinshasa)'],
  ['CI', 'Ivoirienne'],
  ['GE', 'Géorgienne'],
  ['GN', 'Guinéenne'],
  ['MG', 'Malgache'],
  ['ML', 'Malienne'],
  ['MA', 'Marocaine'],
  ['MR', 'Mauritanienne'],
  ['MD', 'Moldave'],
  ['SN', 'Sénégalaise'],
  ['RS', 'Serbe'],
  ['TN', 'Tunisienne'],
  ['TR', 'Turque'],
  ['UA', 'Ukrainienne'],
]

/** What one click proposes to a client that has said nothing yet. */
export const usualCitizenships: readonly Pick<Citizenship, 'country' | 'label' | 'horsUE' | 'foreigner'>[] =
  wordings.map(([country, label]) => ({
    country,
    label,
    horsUE: needsPermit(country),
    foreigner: country !== 'FR',
  }))
