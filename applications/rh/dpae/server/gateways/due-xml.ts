import type { CanonicalDpae } from '../../canonical-dpae.model.ts'
import { inCapitals, lineTold, nameTold } from '../../told-text.model.ts'

const namespaces = {
  cct: 'urn:oasis:names:tc:ubl:corecomponentTypes:1.0:0.70',
  rxorg: 'http://www.repxml.org/Organization',
  rxpadr: 'http://www.repxml.org/PostalAddress',
  rxpers: 'http://www.repxml.org/Person_Identity',
  rxphadr: 'http://www.repxml.org/PhoneAddress',
  rxdt: 'http://www.repxml.org/DataTypes',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
}

type Node = string | null

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An element with its text; nothing where there is none. */
const leaf = (name: string, text: string | null | undefined): Node =>
  text ? `<${name}>${escaped(text)}</${name}>` : null

const part = (name: string, ...children: readonly Node[]): Node => {
  const inside = children.filter(child => child !== null).join('')
  return inside ? `<${name}>${inside}</${name}>` : null
}

const france = '99100'
const healthOfEmployer = 'MT999'

/** The declaration as the Urssaf reads it: `FR_DUE_Upload`, in the order of its elements; to be written in ISO-8859-1. */
export function dueXml(declared: CanonicalDpae, contractNumber: string): string {
  const { employer, isTest } = declared
  const root = Object.entries(namespaces).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  const body = [
    leaf('FR_DUE_Upload.Test.Indicator', isTest ? '1' : '120'),
    part('FR_DuesGroup', employerTold(employer), employeeGroup(declared, contractNumber)),
  ]
  return `<?xml version="1.0" encoding="ISO-8859-1"?>\n<FR_DUE_Upload ${root.join(' ')}>${body.join('')}</FR_DUE_Upload>`
}

const employerTold = ({ siret, name, naf, urssafCode, ...where }: CanonicalDpae['employer']) =>
  part(
    'FR_Employer',
    part(
      'FR_EmployerIdentity',
      leaf('rxorg:FR_Organization.SIRET.Identifier', siret),
      leaf('rxorg:FR_Organization.Designation.Text', lineTold(name)),
      leaf('rxorg:FR_Organization.APE.Code', naf),
    ),
    leaf('FR_Employer.URSSAF.Code', urssafCode),
    part(
      'FR_EmployerAddress',
      leaf('rxpadr:FR_PostalAddress.StreetDesignation.Text', lineTold(where.address ?? '')),
      leaf('rxpadr:FR_PostalAddress.Additional.Text', lineTold(where.additionalAddress ?? '')),
      leaf('rxpadr:FR_PostalAddress.Town.Text', lineTold(where.city ?? '', 27)),
      leaf('rxpadr:FR_PostalAddress.Postal.Code', where.postCode),
    ),
    part(
      'FR_EmployerContact',
      part('FR_PhoneNumber', leaf('rxphadr:FR_PhoneAddress.PhoneNumber.Text', nationalPhone(where.phone))),
    ),
  )

function employeeGroup({ employer, employee, contract }: CanonicalDpae, contractNumber: string) {
  const isAbroad = employee.birthCountryCog !== null && employee.birthCountryCog !== france
  return part(
    'FR_EmployeeGroup',
    part(
      'FR_Employee',
      part(
        'FR_EmployeeIdentity',
        leaf('rxpers:FR_PersonIdentity.Surname.Text', nameTold(employee.birthName)),
        leaf('rxpers:FR_PersonIdentity.UsualName.Text', nameTold(employee.usageName ?? '')),
        leaf('rxpers:FR_PersonIdentity.ChristianName.Text', nameTold(employee.firstnames)),
        leaf('rxpers:FR_PersonIdentity.Sex.Code', String(employee.sex)),
        employee.nir &&
          employee.nirKey &&
          part(
            'rxpers:FR_NNI',
            leaf('rxpers:FR_NNI.NIR.Identifier', employee.nir),
            leaf('rxpers:FR_NNI.NIRKey.Text', employee.nirKey),
          ),
        part(
          'rxpers:FR_Birth',
          leaf('rxpers:FR_Birth.Date', employee.birthDate),
          leaf('rxpers:FR_Birth.Town.Text', lineTold(employee.birthCity ?? employee.birthCountryCog ?? '', 24)),
        ),
      ),
      part(
        'FR_EmployeeComplement',
        leaf('FR_EmployeeComplement.Birth_Department.Code', isAbroad ? '99' : employee.birthDepartment?.slice(0, 2)),
      ),
    ),
    part(
      'FR_Contract',
      leaf('FR_Contract.StartContract.Date', contract.hiringDate),
      leaf('FR_Contract.StartContract.Time', `${contract.hiringTime}:00`),
      leaf('FR_Contract.EndContract.Date', contract.nature === 'CDI' ? null : lastDay(contract)),
      leaf('FR_Contract.Nature.Code', contract.nature),
      leaf('FR_Contract.HealthService.Text', (employer.healthService ?? healthOfEmployer).slice(0, 10)),
      leaf('FR_Contract.TrialTime.Text', contract.trialDays === null ? null : String(contract.trialDays).slice(0, 3)),
    ),
    leaf('FR_EmployeeGroup.Comment.Text', inCapitals(contractNumber)),
  )
}

/** An open term ends, for the organism, with its shortest duration. */
const lastDay = ({ hiringDate, endDate, minimumDurationDays }: CanonicalDpae['contract']) =>
  endDate ??
  Temporal.PlainDate.from(hiringDate)
    .add({ days: minimumDurationDays ?? 0 })
    .toString()

const nationalPhone = (phone: string | null) => phone?.replace(/^\+33/, '0').replaceAll(/\D/g, '').slice(0, 11) ?? null

/** The text of the first element of that name; null where there is none. */
export const textIn = (xml: string, name: string): string | null =>
  new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</`).exec(xml)?.[1]?.trim() ?? null
