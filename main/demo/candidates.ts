import { waitsForSeason } from './contracts.ts'
import type { Organisation } from './organisation.ts'
import { drawIdentity, type Person, peopleDrawer } from './people.ts'
import { seededIds, seededRandom } from './seeded-random.ts'
import type { Employee } from './staff.ts'

type Context = { organisation: Organisation; today: string }

const newcomers = 42
const returning = 18
/** One of so many of those who came before was recognised, and bound to his file among the staff. */
const recognised = 2
/** Days since the youngest and the oldest of them were born. */
const ages = { atLeast: 7_000, atMost: 17_000 }
const motivations = [
  'Disponible toute la saison.',
  'Permis B et véhicule.',
  'Déjà venu à la cueillette, logé sur place.',
]

const transports = ['Voiture', 'Covoiturage', 'Vélo', 'Bus']
const lastPositions = ['Cueilleur', 'Agent de conditionnement', 'Cariste', 'Vendeur', 'Aide de cuisine']
const sources = ['Site carrières', 'Affiche', 'Bouche à oreille', 'France Travail']

/** Who asks for a job these weeks: people of former seasons, who moved or changed their number meanwhile, and newcomers. */
export function rowsOfCandidates(employees: readonly Employee[], { organisation, today }: Context) {
  const { plan } = organisation
  const random = seededRandom(`candidates of ${plan.slug}`)
  const id = seededIds(random, Date.parse(today))
  const drawPerson = peopleDrawer(random)
  const known = employees.filter(employee => waitsForSeason(employee, today)).slice(0, returning)
  const drawn = () => {
    const born = Temporal.PlainDate.from(today).subtract({ days: random.int(ages.atLeast, ages.atMost) })
    return drawPerson(drawIdentity(random), born.toString())
  }
  const row = (person: Person, place: number) => ({
    id: id(),
    employeeId: place % recognised === 1 ? (known[place]?.id ?? null) : null,
    transport: random.pick(transports),
    lastPosition: random.pick(lastPositions),
    source: random.pick(sources),
    poolConsentUntil: random.chance(0.5)
      ? Temporal.PlainDate.from(today)
          .add({ days: random.int(10, 500) })
          .toString()
      : null,
    title: person.title,
    firstname: person.firstname,
    name: person.name,
    maidenName: person.birthName,
    mail: `candidat${place + 1}@${plan.slug}.example`,
    cellPhoneNumber: person.cellPhone,
    birthdate: person.dateOfBirth,
    birthCity: person.birthCity,
    citizenshipCog: person.citizenshipCog,
    address: person.addressLine,
    postCode: person.postCode,
    city: person.city,
    country: person.country,
    motivation: plan.canary ? `${plan.canary}-${place}` : random.pick(motivations),
    gloveSize: random.int(7, 10),
    shoeSize: random.int(37, 45),
    language: person.language,
    createdAt: `${Temporal.PlainDate.from(today).subtract({ days: random.int(1, 40) })}T09:00:00Z`,
  })
  const back = known.map(({ person }) => {
    const { firstname, name, birthName, title, dateOfBirth, birthCity } = person
    return { ...drawn(), firstname, name, birthName, title, dateOfBirth, birthCity }
  })
  return { 'rh.candidate': [...back, ...Array.from({ length: newcomers }, drawn)].map(row) }
}
