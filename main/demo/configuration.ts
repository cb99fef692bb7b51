import type { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { usualCitizenships } from '#platform/configuration/usual-citizenships.model.ts'
import type { ClientPlan } from './client-plan.ts'
import {
  coloursOnPlanning,
  contactInformation,
  fieldsAsked,
  keys,
  listsWorded,
  notices,
  retention,
} from './configuration-plan.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { elementAt, type KnownElement } from './rights.ts'
import type { Employee } from './staff.ts'

/** One client has set everything up; its neighbours have not begun. */
const isConfigured = ({ slug }: ClientPlan) => slug === 'val-de-loire'

/** Number of the component of the employees' custom fields, which the HR manager sets up by delegation. */
const customFields = 202

const inOrder = <Row>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, active: true, position: index + 1, version: 1 }))

/** What a client has set up, by table. */
export function rowsOfConfiguration(
  { plan }: Organisation,
  members: readonly Member[],
  elements: readonly KnownElement[],
  today: Temporal.PlainDate,
): Readonly<Record<string, readonly Row[]>> {
  if (!isConfigured(plan)) return {}
  const id = idsFor(`configuration of ${plan.slug}`)
  const userOf = (mail: string) => members.find(({ account }) => account.mail === mail)?.userId
  const elementOf = (path: string) => elementAt(elements, path).id
  const admin = userOf('admin@val-de-loire.example')
  return {
    'platform.custom_field': inOrder(
      fieldsAsked.map(field => ({
        id: id(),
        elementId: elementOf('rh/gestion_du_personnel/salaries'),
        entityName: 'employee',
        required: false,
        ...field,
      })),
    ),
    'platform.option_list': inOrder(
      listsWorded.map(list => ({ id: id(), elementId: elementOf('rh/gestion_du_personnel/parametrage'), ...list })),
    ),
    'platform.citizenship': inOrder(
      usualCitizenships.map(({ horsUE, ...said }) => ({ id: id(), ...said, outsideEu: horsUE })),
    ),
    'platform.user_color': Object.entries(coloursOnPlanning).map(([mail, color]) => ({
      elementId: elementOf('rh/tempsTravail/planningEntreprise'),
      userId: userOf(mail),
      color,
    })),
    'platform.contact_information': [{ ...contactInformation, version: 1 }],
    'platform.rgpd_configuration': [{ ...retention, version: 1 }],
    'platform.rgpd_notice': Object.entries(notices).map(([language, body]) => ({
      id: id(),
      language,
      number: 1,
      body,
      publishedAt: `${today.subtract({ days: 40 })}T08:30:00Z`,
      publishedBy: admin,
    })),
    'platform.configuration_delegation': [
      {
        userId: userOf('rh@val-de-loire.example'),
        componentId: customFields,
        grantedBy: admin,
        grantedAt: `${today.subtract({ days: 35 })}T09:10:00Z`,
      },
    ],
  }
}

const housings = ['logement', 'surplace', 'foyersai']

/** What some employees have said; the same each time. */
export function customValuesOf({ identity, payrollNumbers }: Employee, plan: ClientPlan): CustomValues {
  const number = Number(payrollNumbers[0]?.number ?? 0)
  if (!isConfigured(plan) || number % 3 !== 0) return {}
  return {
    [keys.boots]: (identity.sex === 1 ? 40 : 36) + (number % 7),
    [keys.housing]: housings[number % housings.length] as string,
    ...(number % 12 === 0 && { [keys.forklift]: `20${27 + (number % 4)}-0${1 + (number % 9)}-15` }),
  }
}
