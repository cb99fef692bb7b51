import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { byWords, namedRows } from '../audited-words.slot.ts'

export const companies = namedRows<PlatformTables>(async ({ db }, rowIds) => {
  const rows = await db
    .selectFrom('platform.company')
    .select(['id', 'name'])
    .where('id', 'in', eachOf(rowIds))
    .execute()
  return rows.map(({ id, name }) => ({ rowId: id, name, address: servicesOf(id) }))
})

export const services = namedRows<PlatformTables>(async ({ db }, rowIds) => {
  const rows = await db
    .selectFrom('platform.service')
    .select(['id', 'name', 'companyId'])
    .where('id', 'in', eachOf(rowIds))
    .execute()
  return rows.map(({ id, name, companyId }) => ({ rowId: id, name, address: `${servicesOf(companyId)}/${id}` }))
})

const servicesOf = (companyId: string) => `${namedRoutes.adminOfClientCompanies}/${companyId}/services`

export const members = namedRows<PlatformTables>(async ({ db, clientId }, rowIds) => {
  const people = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.user as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.firstname', 'u.name'])
    .where('m.clientId', '=', clientId)
    .where('u.id', 'in', eachOf(rowIds))
    .execute()
  return people.map(({ id, firstname, name }) => ({
    rowId: id,
    name: `${firstname} ${name}`,
    address: `/administration/users/linkUserToServices/${clientId}/${id}`,
  }))
})

export const elements = namedRows<PlatformTables>(async ({ db, language }, rowIds) => {
  const rows = await db
    .selectFrom('platform.element')
    .select(['id', sql<string>`name ->> ${language}`.as('name')])
    .where('id', 'in', rowIds.map(Number))
    .execute()
  return rows.map(({ id, name }) => ({ rowId: String(id), name, address: null }))
})

export const applications = namedRows<PlatformTables>(async ({ db, language }, rowIds) => {
  const rows = await db
    .selectFrom('platform.application')
    .select(['id', sql<string>`name ->> ${language}`.as('name')])
    .where('id', 'in', rowIds.map(Number))
    .execute()
  return rows.map(({ id, name }) => ({ rowId: String(id), name, address: null }))
})

const contacts = namedRows<PlatformTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level('annuaire/contacts')) === 0) return []
  const rows = await db
    .selectFrom('platform.contact')
    .select(['id', 'firstname', 'name'])
    .where('id', 'in', eachOf(rowIds))
    .execute()
  return rows.map(({ id, firstname, name }) => ({
    rowId: id,
    name: [firstname, name].filter(Boolean).join(' '),
    address: `/annuaire/contacts/${id}`,
  }))
})

/** Those that everybody sees: what a group of one's own is called concerns nobody else. */
export const groups = namedRows<PlatformTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level('annuaire/groupes')) === 0) return []
  const rows = await db
    .selectFrom('platform.contact_group')
    .select(['id', 'name'])
    .where('id', 'in', eachOf(rowIds))
    .where('visibility', '=', 'everyone')
    .execute()
  return rows.map(({ id, name }) => ({ rowId: id, name, address: `/annuaire/groupes/${id}` }))
})

/** A message is its author's affair alone, be he the only reader of the journal. */
const messages = namedRows<PlatformTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level('annuaire/messages')) === 0) return []
  const rows = await db
    .selectFrom('platform.message')
    .select(['id', 'subject'])
    .where('id', 'in', eachOf(rowIds))
    .where('authorId', '=', sql<string>`kernel.user_id()`)
    .execute()
  return rows.map(({ id, subject }) => ({ rowId: id, name: subject, address: `/annuaire/messages/${id}` }))
})

const labelled = (
  table: 'platform.citizenship' | 'platform.custom_field' | 'platform.option_list' | 'platform.shortcut',
) =>
  namedRows<PlatformTables>(async ({ db }, rowIds) => {
    const rows = await db.selectFrom(table).select(['id', 'label']).where('id', 'in', eachOf(rowIds)).execute()
    return rows.map(({ id, label }) => ({ rowId: id, name: label, address: null }))
  })

const called = (table: 'platform.dashboard' | 'platform.questionnaire') =>
  namedRows<PlatformTables>(async ({ db }, rowIds) => {
    const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', eachOf(rowIds)).execute()
    return rows.map(({ id, name }) => ({ rowId: id, name, address: null }))
  })

const dashboards = called('platform.dashboard')
const shortcuts = labelled('platform.shortcut')

/** What an administrator of the client reads anyway: its companies, its people, its settings. */
export const platformRows = {
  citizenship: labelled('platform.citizenship'),
  client_right: elements,
  company: companies,
  company_manager: byWords([1, members], [0, companies]),
  company_right: byWords([1, companies], [0, elements]),
  configuration_delegation: byWords([0, members]),
  contact: contacts,
  contact_group: groups,
  contact_group_member: byWords([0, groups]),
  contact_refusal: contacts,
  custom_field: labelled('platform.custom_field'),
  dashboard: dashboards,
  dashboard_service: byWords([0, dashboards], [1, services]),
  documents_browser: elements,
  message: messages,
  message_file: byWords([0, messages]),
  option_list: labelled('platform.option_list'),
  questionnaire: called('platform.questionnaire'),
  service: services,
  service_right: byWords([0, services], [1, elements]),
  service_user: byWords([0, members], [1, services]),
  shortcut: shortcuts,
  shortcut_service: byWords([0, shortcuts], [1, services]),
  user_color: byWords([1, members]),
  user_right: byWords([0, members], [1, elements]),
}
