import communes from './data/communes.json' with { type: 'json' }
import type { Location } from './client-plan.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Commune = { code: string; name: string; postCodes: string[] }

/** Real communes along the Loire and in the Bocage. */
export const knownCommunes: readonly Commune[] = communes.rows

const byCode = new Map(knownCommunes.map(commune => [commune.code, commune]))

const streets =
  `rue des Lilas,rue de la Loire,rue du Moulin,rue de l'Église,rue des Vignes,rue du Stade,rue Jean Moulin,
rue Pasteur,rue des Acacias,rue de la Mairie,rue du Pont,rue des Écoles,allée des Tilleuls,allée du Parc,impasse des Mésanges,
impasse du Puits,avenue du Général de Gaulle,avenue de la Libération,chemin des Prairies,chemin de la Levée,place de la Poste,
place du Marché,route d'Angers,route de Nantes,rue du 8 Mai 1945,rue Simone Veil,rue Jacques Brel,cité des Jardins`
    .split(',')
    .map(street => street.trim())

const complements = [
  'Appartement 4',
  'Appartement 12',
  'Bâtiment B',
  'Résidence des Bords de Loire',
  'Chez M. Durand',
  'Gîte n° 2',
]

/** Columns of an address in France. */
export type PostalAddress = {
  addressLine: string
  additionalAddress: string | null
  postCode: string
  city: string
  inseeCode: string
  country: 'FR'
}

const inCommune = ({ code, name, postCodes }: Commune, postCode = postCodes[0] as string) => ({
  postCode,
  city: name,
  inseeCode: code,
  country: 'FR' as const,
})

/** @throws on a commune that the list does not know */
export function addressAt({ street, commune }: Location): PostalAddress {
  const found = byCode.get(commune)
  if (!found) throw new Error(`no commune ${commune} in data/communes.json`)
  return { addressLine: street, additionalAddress: null, ...inCommune(found) }
}

export function drawAddress(random: SeededRandom): PostalAddress {
  const commune = random.pick(knownCommunes)
  return {
    addressLine: `${random.int(1, 140)} ${random.pick(streets)}`,
    additionalAddress: random.chance(0.15) ? random.pick(complements) : null,
    ...inCommune(commune, random.pick(commune.postCodes)),
  }
}
