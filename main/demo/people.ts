import { nirKey } from '#platform/identifiers/nir.model.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import namesByOrigin from './data/names.json' with { type: 'json' }
import { drawAddress, knownCommunes, type PostalAddress } from './places.ts'
import type { SeededRandom } from './seeded-random.ts'

export type Origin = keyof typeof namesByOrigin
type Sex = 1 | 2

/** What a person answers to: enough to give a namesake to another client. */
export type Identity = { origin: Origin; sex: Sex; firstname: string; name: string }

/** Columns of a person's civil status and contact details; the NIR is still in clear. */
export type Person = {
  firstname: string
  otherFirstnames: string | null
  name: string
  birthName: string | null
  sex: Sex
  title: 'mr' | 'mrs'
  language: string
  dateOfBirth: string
  birthCity: string
  birthInseeCode: string | null
  birthDepartment: string
  birthCountryCog: string
  citizenshipCog: string
  mail: string | null
  cellPhone: string | null
  emergencyName: string | null
  emergencyPhone: string | null
  nir: string | null
  nirState: 'known' | 'requested' | 'absent'
} & PostalAddress

const france = '99100'
const shareOfOrigins = { FR: 56, MA: 15, RO: 14, PT: 8, ES: 7 } satisfies Record<Origin, number>
const languages = { FR: 'fr', MA: 'ar', RO: 'ro', PT: 'pt', ES: 'es' } satisfies Record<Origin, string>

/** No mail can leave: the top-level domain is reserved to examples (RFC 2606). */
const mailHosts = {
  FR: 'messagerie.example',
  MA: 'barid.example',
  RO: 'posta.example',
  PT: 'correio.example',
  ES: 'correo.example',
} satisfies Record<Origin, string>

const birthplaces = [
  ...knownCommunes,
  { code: '75056', name: 'Paris' },
  { code: '35238', name: 'Rennes' },
  { code: '72181', name: 'Le Mans' },
  { code: '37261', name: 'Tours' },
  { code: '59350', name: 'Lille' },
  { code: '33063', name: 'Bordeaux' },
  { code: '2A004', name: 'Ajaccio' },
  { code: '97411', name: 'Saint-Denis' },
]

export function drawIdentity(random: SeededRandom): Identity {
  const origin = random.weighted(shareOfOrigins)
  const sex = random.chance(0.52) ? 1 : 2
  return {
    origin,
    sex,
    firstname: drawFirstname(random, origin, sex),
    name: random.pick(namesByOrigin[origin].surnames),
  }
}

const drawFirstname = (random: SeededRandom, origin: Origin, sex: Sex) =>
  random.pick(namesByOrigin[origin][sex === 1 ? 'men' : 'women'])

/** Draws the rest of people's lives; no two of those it has drawn share a mail, a NIR or, up to ten thousand, a phone. */
export function peopleDrawer(random: SeededRandom) {
  const mails = new Map<string, number>()
  const births = new Map<string, number>()
  let phones = random.int(0, 9_999)

  const nextIn = (counts: Map<string, number>, key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
  const mailOf = ({ firstname, name, origin }: Identity) => {
    const address = `${inAscii(firstname)}.${inAscii(name)}`
    const count = nextIn(mails, `${address}@${mailHosts[origin]}`)
    return `${address}${count === 1 ? '' : count}@${mailHosts[origin]}`
  }
  /** 06 39 98 is the range that ARCEP keeps for fiction; a prime step visits each of its numbers once. */
  const frenchMobile = () => {
    phones = (phones + 7_919) % 10_000
    return `+3363998${String(phones).padStart(4, '0')}`
  }
  const nirOf = ({ sex }: Identity, dateOfBirth: string, place: string) => {
    const beginning = `${sex}${dateOfBirth.slice(2, 4)}${dateOfBirth.slice(5, 7)}${place}`
    const thirteen = beginning + String(nextIn(births, beginning)).padStart(3, '0')
    return thirteen + nirKey(thirteen)
  }

  return (identity: Identity, dateOfBirth: string): Person => {
    const { origin, sex, firstname, name } = identity
    const birth = drawBirth(random, origin)
    const nirState = drawNirState(random, birth.birthCountryCog)
    return {
      firstname,
      otherFirstnames: random.chance(0.3) ? drawFirstname(random, origin, sex) : null,
      name,
      birthName: sex === 2 && random.chance(0.3) ? random.pick(namesByOrigin[origin].surnames) : null,
      sex,
      title: sex === 1 ? 'mr' : 'mrs',
      language: random.chance(0.6) ? languages[origin] : 'fr',
      dateOfBirth,
      ...birth,
      citizenshipCog: random.chance(0.85) ? (cogOfIso2(origin) ?? france) : france,
      mail: random.chance(0.9) ? mailOf(identity) : null,
      cellPhone: random.chance(0.96) ? drawMobile(random, origin, frenchMobile) : null,
      ...drawAddress(random),
      emergencyName: random.chance(0.7) ? `${drawFirstname(random, origin, sex === 1 ? 2 : 1)} ${name}` : null,
      emergencyPhone: random.chance(0.6) ? frenchMobile() : null,
      nir: nirState === 'known' ? nirOf(identity, dateOfBirth, nirPlace(birth)) : null,
      nirState,
    }
  }
}

function drawBirth(random: SeededRandom, origin: Origin) {
  if (origin === 'FR' || random.chance(0.12)) {
    const { code, name } = random.pick(birthplaces)
    return { birthCity: name, birthInseeCode: code, birthDepartment: code.slice(0, 2), birthCountryCog: france }
  }
  return {
    birthCity: random.pick(namesByOrigin[origin].cities),
    birthInseeCode: null,
    birthDepartment: '99',
    birthCountryCog: cogOfIso2(origin) as string,
  }
}

/** The five characters of the birthplace in a NIR: the commune, or 99 and the country. */
const nirPlace = (birth: ReturnType<typeof drawBirth>) => birth.birthInseeCode ?? birth.birthCountryCog

function drawNirState(random: SeededRandom, birthCountry: string) {
  if (birthCountry !== france && random.chance(0.08)) return 'requested'
  return random.chance(0.01) ? 'absent' : 'known'
}

const mobiles = { MA: '+2126########', RO: '+4074#######', PT: '+35191#######', ES: '+346########' }

/** Most have a French number; the others still have that of their country. */
function drawMobile(random: SeededRandom, origin: Origin, frenchMobile: () => string) {
  if (origin === 'FR' || random.chance(0.7)) return frenchMobile()
  return mobiles[origin].replace(/#/g, () => String(random.int(0, 9)))
}

const inAscii = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[^a-z-]/g, '')
