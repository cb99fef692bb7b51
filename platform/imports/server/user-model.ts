import type { Databases } from '#kernel/server/db.ts'
import { mailAddress, personName } from '#platform/identifiers/identifier.model.ts'
import { inviteUser, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { servicesThatGive } from '#platform/rights/rights.server.ts'
import { bulkModel, type Judgement, type RowProblem, type RowToJudge } from '../bulk-model.slot.ts'
import { readBySchema, inOneForm, list, text } from '../readers.model.ts'
import { memberships, type Membership, servicesByName } from './user-model.queries.ts'

type Values = {
  mail: string
  firstname: string
  name: string
  jobtitle?: string
  company?: string
  services?: readonly string[]
}

/** The services that somebody is put into, by the name that his file gives them. */
type Plan = { places: readonly { userId: string | null; serviceId: string; service: string }[] }
type Written = Exclude<Judgement<Values, Plan>, { fate: 'refused' }>

/** People who may sign in: made and linked at identity's door, then put into the services of the client. */
export const userModel = (databases: Databases) =>
  bulkModel<Values, PlatformTables, Plan>({
    key: 'user',
    label: 'field.users',
    columns: {
      mail: {
        label: 'field.mail',
        synonyms: [
          'mail',
          'e-mail',
          'email',
          'courriel',
          'adresse mail',
          'adresse e-mail',
          'correo',
          'correo electrónico',
        ],
        required: true,
        isTelling: true,
        read: readBySchema(mailAddress),
      },
      name: {
        label: 'field.lastName',
        synonyms: ['nom', 'nom de famille', 'name', 'last name', 'surname', 'apellido', 'apellidos'],
        required: true,
        read: readBySchema(personName),
      },
      firstname: {
        label: 'field.firstname',
        synonyms: ['prénom', 'prénoms', 'first name', 'firstname', 'given name', 'nombre'],
        required: true,
        read: readBySchema(personName),
      },
      jobtitle: {
        label: 'field.function',
        synonyms: ['fonction', 'poste', 'intitulé de poste', 'job title', 'jobtitle', 'puesto', 'cargo'],
        read: text(120),
      },
      company: {
        label: 'field.company',
        synonyms: ['société', 'entreprise', 'company', 'empresa', 'sociedad'],
        read: text(120),
      },
      services: {
        label: 'field.services',
        synonyms: ['service', 'services', 'département', 'department', 'departments', 'servicio', 'servicios'],
        read: list,
      },
    },

    identities: ({ mail }) => [mail],

    async judge({ db, clientId, clock }, rows) {
      const [members, servicesNamed] = await Promise.all([
        memberships(
          db,
          clientId,
          rows.flatMap(({ values: { mail } }) => mail ?? []),
          clock,
        ),
        servicesByName(db),
      ])
      const judged = rows.map(row => judgeRow(row, members.get(row.values.mail ?? ''), servicesNamed))
      return withoutGifts(db, judged)
    },

    /** Identity commits first: rights count on the client's row, which two transactions cannot change side by side. */
    async upsert({ db, clientId, actorId, clock, keys }, rows) {
      const userIds = await databases.transaction('auth', { readOnly: false }, async (identity: PlatformDb) => {
        const invited: string[] = []
        for (const { values } of rows) {
          const { mail, firstname, name, jobtitle } = values
          const person = { clientId, mail, firstname, name, jobtitle }
          const { userId, isNewMember } = await inviteUser(identity, { clock, keys }, person)
          const detail = { what: 'invited', by: actorId }
          if (isNewMember) await noteSecurity(identity, 'ROLE_CHANGED', { userId, clientId, detail })
          invited.push(userId)
        }
        return invited
      })
      const placed = rows.flatMap(({ plan }, index) =>
        plan.places.map(({ serviceId }) => ({ userId: userIds[index] ?? '', serviceId })),
      )
      if (placed.length === 0) return
      await db
        .insertInto('platform.service_user')
        .values(placed)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
  })

/** Whoever imports helps from outside and gives no rights (decision 032): a service that gives some waits for an administrator. */
async function withoutGifts(db: PlatformDb, judged: readonly Judgement<Values, Plan>[]) {
  const places = judged.flatMap(judgement => (judgement.fate === 'refused' ? [] : judgement.plan.places))
  const giving = await servicesThatGive(db, places)
  return judged.map(judgement => (judgement.fate === 'refused' ? judgement : placedWithout(giving, judgement)))
}

function placedWithout(giving: ReadonlySet<string>, judgement: Written): Judgement<Values, Plan> {
  const { places } = judgement.plan
  const kept = places.filter(({ serviceId }) => !giving.has(serviceId))
  const left = places.filter(({ serviceId }) => giving.has(serviceId))
  if (left.length === 0) return judgement
  const doubts = left.map(({ service }) => ({
    column: 'services' as const,
    label: 'imports.doubt.service-gives',
    values: { service },
    isDoubt: true,
  }))
  const fate = judgement.fate === 'updated' && kept.length === 0 ? 'unchanged' : judgement.fate
  return { ...judgement, fate, problems: [...judgement.problems, ...doubts], plan: { places: kept } }
}

type ServicesByName = Awaited<ReturnType<typeof servicesByName>>

function judgeRow(
  { values: { company, services = [] }, unread }: RowToJudge<Values>,
  member: Membership | undefined,
  named: ServicesByName,
): Judgement<Values, Plan> {
  const isCompanyUnknown = company !== undefined && !named.companies.has(inOneForm(company))
  const found = services.map(service => ({ service, ids: named.idsOf(service, company) }))
  const wrong = isCompanyUnknown || unread.includes('company') ? [] : found.filter(({ ids }) => ids.length !== 1)
  const problems: RowProblem<Values>[] = [
    ...(member?.isSuper ? [{ column: 'mail' as const, label: 'imports.problem.super-role' }] : []),
    ...(member?.isDisabled && !member.isSuper
      ? [{ column: 'mail' as const, label: 'imports.problem.not-invited' }]
      : []),
    ...(isCompanyUnknown ? [{ column: 'company' as const, label: 'imports.problem.company-unknown' }] : []),
    ...wrong.map(({ service, ids }) => ({
      column: 'services' as const,
      label: ids.length === 0 ? 'imports.problem.service-unknown' : 'imports.problem.service-of-several',
      values: { service },
    })),
  ]
  if (problems.length > 0) return { fate: 'refused', problems }
  const places = found.flatMap(({ service, ids }) =>
    ids.map(serviceId => ({ userId: member?.userId ?? null, serviceId, service })),
  )
  if (!member?.isMember) return { fate: 'created', problems: [], plan: { places } }
  const further = places.filter(({ serviceId }) => !member.serviceIds.includes(serviceId))
  return { fate: further.length > 0 ? 'updated' : 'unchanged', problems: [], plan: { places: further } }
}
