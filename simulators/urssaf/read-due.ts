import type { ToldDeclaration } from '../declaration-rules.ts'

/** Leaves of a declaration in the order that the Urssaf asks for. */
const order = [
  'FR_DUE_Upload.Test.Indicator',
  'FR_Organization.SIRET.Identifier',
  'FR_Organization.Designation.Text',
  'FR_Organization.SupplementaryDesignation.Text',
  'FR_Organization.APE.Code',
  'FR_Employer.URSSAF.Code',
  'FR_PostalAddress.StreetDesignation.Text',
  'FR_PostalAddress.Additional.Text',
  'FR_PostalAddress.Town.Text',
  'FR_PostalAddress.Postal.Code',
  'FR_PhoneAddress.PhoneNumber.Text',
  'FR_PersonIdentity.Surname.Text',
  'FR_PersonIdentity.UsualName.Text',
  'FR_PersonIdentity.ChristianName.Text',
  'FR_PersonIdentity.Sex.Code',
  'FR_NNI.NIR.Identifier',
  'FR_NNI.NIRKey.Text',
  'FR_Birth.Date',
  'FR_Birth.Town.Text',
  'FR_EmployeeComplement.Birth_Department.Code',
  'FR_Contract.StartContract.Date',
  'FR_Contract.StartContract.Time',
  'FR_Contract.EndContract.Date',
  'FR_Contract.Nature.Code',
  'FR_Contract.HealthService.Text',
  'FR_Contract.TrialTime.Text',
  'FR_EmployeeGroup.Comment.Text',
]

export type ReadDue = { told: ToldDeclaration; urssafCode: string; isTest: boolean }

/** A declaration in the form of the Urssaf; nothing where its form or the order of its elements is another. */
export function dueIn(xml: string): ReadDue | undefined {
  if (!xml.startsWith('<?xml version="1.0" encoding="ISO-8859-1"?>') || !xml.includes('<FR_DUE_Upload '))
    return undefined
  const leaves = [...xml.matchAll(/<(?:\w+:)?([\w.]+)>([^<]*)<\//g)].map(([, name = '', text = '']) => ({ name, text }))
  const places = leaves.map(({ name }) => order.indexOf(name))
  if (places.some((place, at) => place < 0 || (at > 0 && place <= (places[at - 1] ?? -1)))) return undefined
  const said = new Map(leaves.map(({ name, text }) => [name, text.replaceAll('&amp;', '&')]))
  const of = (name: string) => said.get(name) ?? ''
  return {
    told: {
      siret: of('FR_Organization.SIRET.Identifier'),
      surname: of('FR_PersonIdentity.Surname.Text'),
      firstnames: of('FR_PersonIdentity.ChristianName.Text'),
      sex: of('FR_PersonIdentity.Sex.Code'),
      nir: of('FR_NNI.NIR.Identifier'),
      nirKey: of('FR_NNI.NIRKey.Text'),
      birthDate: of('FR_Birth.Date'),
      birthDepartment: of('FR_EmployeeComplement.Birth_Department.Code'),
      postCode: of('FR_PostalAddress.Postal.Code'),
      nature: of('FR_Contract.Nature.Code'),
      hiringDate: of('FR_Contract.StartContract.Date'),
      hiringTime: of('FR_Contract.StartContract.Time'),
      endDate: of('FR_Contract.EndContract.Date'),
    },
    urssafCode: of('FR_Employer.URSSAF.Code'),
    isTest: of('FR_DUE_Upload.Test.Indicator') === '1',
  }
}
