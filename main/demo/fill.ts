import { rowsOfAccountMap } from './account-map.ts'
import { sql } from 'kysely'
import type { Databases, Db } from '#kernel/server/db.ts'
import type { FileStore } from '#kernel/server/files.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { takeStatistics } from '#kernel/server/take-statistics.ts'
import { slicesOf } from '#kernel/shared/slices-of.ts'
import { addUsualDocumentKinds } from '#rh/employee-documents/employee-documents.server.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import { keepExternalWorkers, keepRegister } from '#rh/register/register.server.ts'
import { type Account, accounts, tablets } from './accounts.ts'
import type { ClientPlan } from './client-plan.ts'
import { rowsOfApplications } from './applications.ts'
import { rowsOfCandidates } from './candidates.ts'
import { rowsOfConfiguration } from './configuration.ts'
import { declareHirings, rowsOfAccounts } from './declarations.ts'
import { rowsOfDirectory } from './directory.ts'
import { rowsOfDocumentModels } from './document-models.ts'
import { rowsOfDocuments } from './documents.ts'
import { rowsOfEmployees } from './employee-rows.ts'
import { rowsOfFabrication } from './fabrication.ts'
import { connectServices } from './external-services.ts'
import { fillCampaign } from './campaigns.ts'
import { fillRetention } from './retention.ts'
import { fillEnvelopes } from './envelopes.ts'
import { fillAbsences } from './absences.ts'
import { fillAnnualPrograms } from './annual-programs.ts'
import { fillHours } from './hours.ts'
import { rowsOfExternalWorkers } from './external-workers.ts'
import { register } from './register.ts'
import { insertTables, type Row } from './insert-rows.ts'
import { rowsOfJobOffers } from './job-offers.ts'
import { type Member, rowsOfRights } from './memberships.ts'
import { rowsOfNotifications } from './notifications.ts'
import { type Organisation, organise, rowsOfOrganisation } from './organisation.ts'
import { bocage } from './plans/bocage.ts'
import { deuxRivieres } from './plans/deux-rivieres.ts'
import { valDeLoire } from './plans/val-de-loire.ts'
import type { KnownElement } from './rights.ts'
import { rowsOfPapers } from './papers.ts'
import { rowsOfSentPieces } from './sent-pieces.ts'
import { permitDrawer } from './permits.ts'
import { rowsOfEnergyBilling } from './energy-billing.ts'
import { rowsOfEnergyInvoices } from './energy-invoices.ts'
import { rowsOfPowerInvoices } from './power-invoices.ts'
import { rowsOfEnergyPoints } from './energy-points.ts'
import { rowsOfEnginePlans } from './engine-plans.ts'
import { rowsOfGrowingAndEnergy } from './growing-and-energy.ts'
import { rowsOfShortcuts } from './shortcuts.ts'
import { rowsOfPurchases } from './purchases.ts'
import { fillTreatments } from './treatments.ts'
import { fillWork } from './work.ts'
import { rowsOfWorkshop } from './workshop.ts'
import { fillAccidents } from './accidents.ts'
import { fillHrEvents } from './hr-events.ts'
import { fillAccess } from './access.ts'
import { fillPay } from './pay.ts'
import { fillPlanning } from './planning.ts'
import { fillPayrollSoftware } from './payroll-software.ts'
import { fillSkills } from './skills.ts'
import { fillQuestionnaires } from './questionnaires.ts'
import { type Employee, staffOf } from './staff.ts'
import { rowsOfRisks, rowsOfTerms, termColumns, termsOf } from './terms.ts'

type Filling = {
  today: Temporal.PlainDate
  keys: Pick<Keys, 'seal' | 'fingerprint'>
  /** Without it the clients have no document. */
  files?: FileStore
}

const employeesAtOnce = 2_000

/** Fills an installation with the demo company. What is there already stays as people have left it. */
export const fillDemo = (databases: Databases, filling: Filling) =>
  fillClients(databases, [valDeLoire, bocage, deuxRivieres], [...accounts, ...tablets], filling)

/**
 * Adds clients and the people who sign in to them. Elements must be known to the database: rights are given on them.
 * A start that was interrupted is taken up by the next: a client is filled in one transaction, or not at all.
 */
export async function fillClients(
  databases: Databases,
  plans: readonly ClientPlan[],
  people: readonly Account[],
  filling: Filling,
) {
  const organisations = plans.map(organise)
  const members = await register(databases, organisations, people, filling.today)
  for (const organisation of organisations) {
    const ofClient = members.filter(({ account }) =>
      account.memberships.some(({ client }) => client === organisation.plan.slug),
    )
    await fillClient(databases, organisation, ofClient, filling)
  }
}

const fillClient = (databases: Databases, organisation: Organisation, members: Member[], filling: Filling) =>
  databases.transaction<never, void>('platform', { clientId: organisation.clientId, readOnly: false }, async db => {
    if (await isFilled(db)) return
    const terms = termsOf(organisation.plan)
    await insertTables(db, rowsOfTerms(terms, filling.today))
    await insertTables(
      db,
      rowsOfOrganisation(organisation, position => termColumns(terms, position)),
    )
    await insertTables(db, rowsOfRisks(organisation.positionIds))
    await insertTables(db, rowsOfShortcuts(organisation))
    await insertTables(db, rowsOfJobOffers(organisation, filling.today))
    const growing = rowsOfGrowingAndEnergy(organisation, filling.today)
    await insertTables(db, growing)
    const meters = growing['energie.meter']
    const billing = rowsOfEnergyBilling(organisation, filling.today)
    await insertTables(db, billing)
    await insertTables(db, rowsOfEnergyInvoices(organisation, { billing, members, today: filling.today }))
    const contracts = growing['energie.energy_contract']
    await insertTables(db, rowsOfPowerInvoices(organisation, { contracts, today: filling.today }))
    await insertTables(db, rowsOfEnergyPoints(organisation, { meters, members, today: filling.today }))
    await insertTables(db, rowsOfEnginePlans(organisation, growing['energie.source'], filling.today))
    const elements = await knownElements(db)
    await insertTables(db, rowsOfRights(organisation, members, elements))
    await insertTables(db, rowsOfConfiguration(organisation, members, elements, filling.today))
    await connectServices(db)
    await insertTables(db, rowsOfNotifications(organisation, members, filling.today))
    await insertTables(db, rowsOfDirectory(organisation, members, filling.today))
    await fillWorkshop(db, organisation, members, filling.today)
    const authorId = members[0]?.userId ?? null
    const { files, today } = filling
    if (files) {
      await insertTables(db, await rowsOfDocuments(organisation, { elements, files, today, authorId }))
      const writing = { files, keys: filling.keys, today, typeIds: await typesOfDocuments(db) }
      await insertTables(db, await rowsOfDocumentModels(organisation, members, writing))
    }
    const first = await hireStaff(db, organisation, members, filling)
    await fillQuestionnaires(db, organisation, { members, elements, today: today.toString() })
    await fillCampaign(db, organisation, today)
    await fillRetention(db, today, organisation.plan.canary ?? null)
    await fillHours(db, today)
    await fillAbsences(db, today)
    await fillPayrollSoftware(db, organisation, { keys: filling.keys, today })
    await fillSkills(db, today)
    await fillPlanning(db, today)
    await fillAccess(db, today, Temporal.Now.instant())
    if (authorId) {
      await fillAnnualPrograms(db, today, authorId)
      await fillHrEvents(db, today, authorId)
      await fillAccidents(db, today, authorId)
      await fillPay(db, today, authorId)
    }
    if (files) await fillEnvelopes(db, organisation, members, first, { files, keys: filling.keys, today })
    await takeStatisticsOfAll(db)
  })

/** Whoever opens a page in the first minute is answered by plans for what is there by now. */
async function takeStatisticsOfAll(db: Db<never>) {
  const { rows } = await sql<{ name: string }>`
    select polrelid::regclass::text as name from pg_policy where polname = 'fence' order by name`.execute(db)
  await takeStatistics(
    db,
    rows.map(({ name }) => name),
  )
}

/** Lots bear what holds them: it is kept on their row, as the verb that holds them does. */
async function fillWorkshop(
  db: Db<never>,
  organisation: Organisation,
  members: readonly Member[],
  today: Temporal.PlainDate,
) {
  const goods = rowsOfWorkshop(organisation, members, today)
  await insertTables(db, goods)
  const now = Temporal.Now.instant().round('millisecond')
  await insertTables(db, rowsOfFabrication(organisation, { goods, members, today, now }))
  await fillWork(db, organisation, { members, today, now })
  await fillTreatments(db, today, now)
  const { 'platform.article': articles = [] } = goods as Readonly<Record<string, readonly Row[]>>
  await insertTables(db, rowsOfPurchases(organisation, { members, articles, today }))
  await insertTables(db, rowsOfAccountMap(organisation))
  await sql`update atelier.lot l set quality_status = h.status from atelier.lot_hold h where h.lot_id = l.id`.execute(
    db,
  )
}

/** Two programs that start together fill the demo once. */
async function isFilled(db: Db<never>) {
  await sql`select pg_advisory_xact_lock(hashtext('sillon demo'))`.execute(db)
  const { rows } = await sql<{ there: boolean }>`select exists (select from platform.company) as there`.execute(db)
  return rows[0]?.there ?? false
}

async function typesOfDocuments(db: Db<never>) {
  const { rows } = await sql<{ id: number; code: string }>`select id, code from platform.document_type`.execute(db)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

async function knownElements(db: Db<never>) {
  const { rows } = await sql<KnownElement>`
    select element.id, element.parent_id as "parentId", application.code as application, element.path, element.kind
    from platform.element
    left join platform.application on application.id = element.application_id
    where element.archived_at is null
    order by element.id`.execute(db)
  return rows
}

/** What a staff is written into, and what is looked up for each of them. */
const tablesOfStaff = [
  'rh.employee',
  'rh.payroll_number',
  'rh.package_element',
  'rh.site_assignment',
  'rh.employment_contract',
  'rh.employee_document',
  'rh.employee_event',
]

/** Lines of a register stand in the order of hiring. */
const registeredAtOnce = 500

/** Answers the first of them. */
async function hireStaff(db: Db<never>, organisation: Organisation, members: readonly Member[], filling: Filling) {
  const actorId = members[0]?.userId ?? null
  const { today, keys, files } = filling
  const context = { organisation, terms: termsOf(organisation.plan), keys, today: today.toString(), actorId }
  await addUsualDocumentKinds(db as never)
  let isFirst = true
  const hired: { id: string; hiredOn: string }[] = []
  const first: Employee[] = []
  const rowsOfPermits = permitDrawer(context)
  for (const employees of slicesOf(staffOf(organisation, today), employeesAtOnce)) {
    await insertTables(db, rowsOfEmployees(employees, context))
    await insertTables(db, rowsOfPermits(employees))
    await insertTables(db, await rowsOfPapers(employees, { ...context, files }))
    if (isFirst) first.push(...employees)
    if (isFirst) await insertTables(db, await rowsOfSentPieces(employees, { ...context, files }))
    if (isFirst) {
      const candidates = rowsOfCandidates(employees, context)
      await insertTables(db, candidates)
      await insertTables(db, await rowsOfApplications(candidates['rh.candidate'], { ...context, members, files }))
    }
    const ids = employees.map(({ id }) => id)
    await keepStanding(db as never, ids, context.today)
    if (isFirst && employees.length === employeesAtOnce) await takeStatistics(db, tablesOfStaff)
    hired.push(...employees.map(({ id, hiredOn }) => ({ id, hiredOn })))
    isFirst = false
  }
  hired.sort((one, other) => (one.hiredOn < other.hiredOn ? -1 : 1))
  const isMany = hired.length > employeesAtOnce
  if (isMany) await takeStatistics(db, tablesOfStaff)
  for (const [index, next] of [...slicesOf(hired, registeredAtOnce)].entries()) {
    if (isMany && index === 1) await takeStatistics(db, ['rh.register_entry'])
    await keepRegister(
      db as never,
      next.map(({ id }) => id),
      context.today,
    )
  }
  await insertTables(db, rowsOfAccounts(organisation, context))
  await keepRegister(db as never, await declareHirings(db, context), context.today)
  const sent = rowsOfExternalWorkers(organisation, today)
  await insertTables(db, sent)
  await keepExternalWorkers(
    db as never,
    sent['rh.external_worker'].map(({ id }) => id as string),
    context.today,
  )
  return first
}
