import { maskNir } from '#platform/identifiers/nir.model.ts'
import type { DpaeConfiguration } from '#rh/positions/dpae-configuration.model.ts'
import type { MedicalFollowUp } from '#rh/positions/medical-follow-up.model.ts'

type Text = string | null

/** All that a declaration says, whoever receives it (design of DPAE, section 7). Days are ISO, amounts euros. */
export type CanonicalDpae = {
  version: 1
  employer: {
    siret: Text
    name: string
    naf: Text
    idcc: Text
    regime: string
    urssafCode: Text
    msaBody: Text
    healthService: Text
    address: Text
    additionalAddress: Text
    postCode: Text
    city: Text
    phone: Text
  }
  employee: {
    birthName: string
    usageName: Text
    firstnames: string
    /** 1 a man, 2 a woman. */
    sex: number
    /** 13 characters; null with its key where the number is not known yet. */
    nir: Text
    nirKey: Text
    birthDate: Text
    birthCity: Text
    birthInsee: Text
    birthDepartment: Text
    birthCountryCog: Text
    nationalityCog: Text
    permit: { type: Text; number: Text; expiresOn: Text } | null
    address: Text
    postCode: Text
    city: Text
    country: string
  }
  contract: {
    nature: 'CDI' | 'CDD' | 'CTT'
    reason: Text
    hiringDate: string
    hiringTime: string
    endDate: Text
    minimumDurationDays: number | null
    trialDays: number | null
    job: string
    pcs: Text
    coefficient: Text
    weeklyHours: number | null
    isPartTime: boolean
    grossMonthly: number | null
    hourly: number | null
    isExecutive: boolean
    workplace: { address: Text; postCode: Text; city: Text; insee: Text }
  }
  todeRequested: boolean
  risks: DpaeConfiguration | null
  followUp: MedicalFollowUp
  isTest: boolean
}

/** The same text for the same declaration: keys in order, no blanks. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** As it leaves the server: without pay, and the social security number is masked. */
export function asTold(declared: CanonicalDpae): CanonicalDpae {
  const { nir, nirKey } = declared.employee
  const masked = nir === null ? null : maskNir(`${nir}${nirKey ?? ''}`)
  return {
    ...declared,
    employee: { ...declared.employee, nir: masked, nirKey: nirKey === null ? null : '**' },
    contract: { ...declared.contract, coefficient: null, grossMonthly: null, hourly: null },
  }
}
