import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation, type Site } from './organisation.ts'
import { siretOf, sirenFrom } from './company-numbers.ts'

/** Days from today of the first and the last day. */
type Sent = { kind: string; name: string; firstnames: string; sex: 1 | 2; days: [number, number | null] } & Partial<{
  job: string
  organisation: string
  address: string
  tutor: string
  citizenship: string
}>

const sent: readonly Sent[] = [
  {
    kind: 'agency',
    name: 'Lemaire',
    firstnames: 'Sandra',
    sex: 2,
    days: [-45, -3],
    job: 'Préparatrice de commandes',
    organisation: 'Loire Intérim',
    address: '4 boulevard Foch, 49100 Angers',
  },
  {
    kind: 'agency',
    name: 'Diallo',
    firstnames: 'Mamadou',
    sex: 1,
    days: [-20, 24],
    job: 'Cariste',
    citizenship: 'Guinéenne',
    organisation: 'Loire Intérim',
    address: '4 boulevard Foch, 49100 Angers',
  },
  {
    kind: 'employerGroup',
    name: 'Bellanger',
    firstnames: 'Yann',
    sex: 1,
    days: [-60, null],
    job: 'Conducteur de tracteur',
    organisation: 'Groupement d’employeurs du Val',
    address: '12 place de la Mairie, 49320 Brissac Loire Aubance',
  },
  {
    kind: 'contractor',
    name: 'Cottereau',
    firstnames: 'Éric',
    sex: 1,
    days: [-8, 12],
    job: 'Frigoriste',
    organisation: 'Froid de l’Anjou',
    address: '27 rue des Artisans, 49000 Angers',
  },
  { kind: 'trainee', name: 'Rousseau', firstnames: 'Manon', sex: 2, days: [-30, 30], tutor: 'Claire Renaud' },
  { kind: 'trainee', name: 'Benali', firstnames: 'Ilyes', sex: 1, days: [-95, -40], tutor: 'Claire Renaud' },
  { kind: 'trainee', name: 'Pineau', firstnames: 'Louise', sex: 2, days: [9, 64], tutor: 'Philippe Gaudin' },
  { kind: 'civicService', name: 'Guérin', firstnames: 'Jules', sex: 1, days: [-50, 130], tutor: 'Philippe Gaudin' },
]

/** People whom others send to the largest site of each company, and its trainees. */
export function rowsOfExternalWorkers(organisation: Organisation, today: Temporal.PlainDate) {
  const { plan, clientId, companies } = organisation
  const id = idsFor(`external workers of ${plan.slug} ${clientId}`)
  const day = (days: number | null) => (days === null ? null : today.add({ days }).toString())
  const mark = plan.canary ? `${plan.canary}-EXT ` : ''
  const rowOf = (site: Site, { kind, name, firstnames, sex, days, ...more }: Sent): Row => ({
    id: id(),
    companyId: site.company.id,
    siret: siretOf(sirenFrom(site.company.plan.sirenBase), site.company.sites.indexOf(site) + 1),
    kind,
    lastName: `${mark}${name}`,
    firstNames: firstnames,
    citizenship: more.citizenship ?? 'Française',
    birthDate: null,
    sex,
    job: more.job ?? null,
    qualification: null,
    startsOn: day(days[0]),
    endsOn: day(days[1]),
    organisationName: more.organisation ?? null,
    organisationAddress: more.address ?? null,
    tutorName: more.tutor ?? null,
    place: more.tutor ? site.plan.name : null,
    version: 1,
  })
  return {
    'rh.external_worker': companies.flatMap(({ sites }) => {
      const [largest] = sites.toSorted((one, other) => other.plan.weight - one.plan.weight)
      return largest ? sent.map(one => rowOf(largest, one)) : []
    }),
  }
}
