import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { documentSource, type ObjectsOfType, type TypeOfProduct } from '#platform/documents/document-source.slot.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { titleInFrench } from '#rh/titles-in-french.ts'
import { applications } from '../candidate-application.model.ts'

/** What is written to who applies: an invitation, a refusal, whatever a client needs beside. */
export const applicationLetter: TypeOfProduct = {
  code: 'APPLICATION_LETTER',
  application: rh.code,
  signable: false,
  name: {
    fr: 'Courrier de recrutement',
    en: 'Recruitment letter',
    es: 'Carta de selección',
    ar: 'رسالة توظيف',
  },
}

export const objectsOfApplicationLetter: ObjectsOfType = {
  typeCode: applicationLetter.code,
  objects: [
    { name: 'application', source: 'candidateApplication' },
    { name: 'company', source: 'company' },
    { name: 'employer', source: 'employer' },
  ],
}

type Row = {
  id: string
  companyId: string
  title: string | null
  firstname: string
  name: string
  address: string | null
  additionalAddress: string | null
  postCode: string | null
  city: string | null
  position: string | null
  offer: string | null
  receivedOn: string
  interviewDate: string | null
  interviewTime: string | null
  interviewPlace: string | null
  interviewLink: string | null
}

/** With the talk that is to come, if one is planned. */
const rowsOf = (ids: readonly string[]) => sql<Row>`
  select a.id, a.company_id, c.title, c.firstname, c.name, c.address, c.additional_address, c.post_code, c.city,
         coalesce(p.name, a.jobs_sought[1]) as position,
         coalesce(o.texts -> 'fr' ->> 'title', o.texts -> 'en' ->> 'title') as offer,
         (a.received_at at time zone 'Europe/Paris')::date as received_on,
         (i.start_at at time zone 'Europe/Paris')::date as interview_date,
         to_char(i.start_at at time zone 'Europe/Paris', 'HH24:MI') as interview_time,
         i.place as interview_place, i.url as interview_link
    from rh.candidate_application a
    join rh.candidate c on c.id = a.candidate_id
    left join rh.position p on p.id = a.position_id
    left join rh.job_offer o on o.id = a.job_offer_id
    left join lateral (
      select start_at, place, url from rh.interview i
       where i.candidate_application_id = a.id and i.state in ('planned', 'confirmed')
       order by start_at limit 1) i on true
   where a.id in ${eachOf(ids)} and c.anonymised_at is null`

type Owner = { id: string; candidateId: string; companyId: string; person: string }

const ownersOf = (condition: RawBuilder<SqlBool>) => sql<Owner>`
  select a.id, a.candidate_id, a.company_id, c.name || ' ' || c.firstname as person
    from rh.candidate_application a join rh.candidate c on c.id = a.candidate_id
   where c.anonymised_at is null and ${condition}
   order by a.received_at desc limit 500`

const areOf = (ids: readonly string[]) => sql<SqlBool>`a.id in ${eachOf(ids)}`

/** In the companies where the caller reads applications. */
async function ownersSeen({ db, rights }: { db: RhDb; rights: Rights }, condition: RawBuilder<SqlBool>) {
  const { byCompany } = await rights.perimeter(applications)
  const seen = sql<SqlBool>`a.company_id in ${eachOf([...byCompany.keys()])} and ${condition}`
  return (await ownersOf(seen).execute(db)).rows
}

/** What a letter may say of an application: what its page shows, without the answers and the marks. */
export const applicationSource = documentSource<RhTables>({
  key: 'candidateApplication',
  label: 'rh.application.one',
  applicationId: rh.id,
  fields: [
    { path: 'title', label: 'field.personTitle', type: 'text', sample: 'Mme' },
    { path: 'firstname', label: 'field.firstname', type: 'text', sample: 'Zoé' },
    { path: 'name', label: 'field.lastName', type: 'text', sample: 'Lefèvre' },
    { path: 'address', label: 'field.address', type: 'text', sample: '4 chemin des Vignes' },
    { path: 'additionalAddress', label: 'field.additionalAddress', type: 'text', sample: 'Appartement 12' },
    { path: 'postCode', label: 'field.postCode', type: 'text', sample: '49000' },
    { path: 'city', label: 'field.city', type: 'text', sample: 'Angers' },
    { path: 'position', label: 'rh.field.position', type: 'text', sample: 'Cueilleuse de tomates' },
    { path: 'offer', label: 'rh.field.jobOffer', type: 'text', sample: 'Récolte de tomates (H/F)' },
    { path: 'receivedOn', label: 'rh.applications.received', type: 'date', sample: '2026-02-02' },
    { path: 'interviewDate', label: 'rh.application.interview-date', type: 'date', sample: '2026-02-12' },
    { path: 'interviewTime', label: 'rh.application.interview-time', type: 'text', sample: '09:30' },
    { path: 'interviewPlace', label: 'rh.application.interview-place', type: 'text', sample: 'Serre nord, bureau' },
    { path: 'interviewLink', label: 'rh.application.interview-link', type: 'text', sample: 'https://visio.example/12' },
  ],
  references: [
    { name: 'company', label: 'field.company', source: 'company', many: false },
    { name: 'employer', label: 'rh.company-settings.employer', source: 'employer', many: false },
  ],
  load: async (db, ids) => {
    const { rows } = await rowsOf(ids).execute(db)
    return new Map(
      rows.map(({ id, companyId, title, ...values }) => [
        id,
        {
          values: { ...values, title: titleInFrench(title) },
          references: { company: [companyId], employer: [companyId] },
        },
      ]),
    )
  },
  readable: async (given, ids) => (await ownersSeen(given, areOf(ids))).map(({ id }) => id),
  keeps: {
    element: applications,
    records: async (db, ids) => {
      const { rows } = await ownersOf(areOf(ids)).execute(db)
      return new Map(
        rows.map(({ id, candidateId, companyId, person }) => [
          id,
          { companyId, name: person, address: addressOfApplication(candidateId, id) },
        ]),
      )
    },
  },
  find: async (given, words) => {
    const asked = matches('rh.candidate', 'c', words) ?? sql<SqlBool>`true`
    return (await ownersSeen(given, asked)).slice(0, 10).map(({ id, person }) => ({ id, label: person }))
  },
})
