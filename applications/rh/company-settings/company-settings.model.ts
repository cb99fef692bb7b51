import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { dpaeConnectors } from '#rh/dpae/connector.model.ts'
import { unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { phoneNumber } from '#platform/identifiers/phone-number.model.ts'

/** What the rules on working time of a company follow: the code of work, or that of farming with or without production. */
export const workingTimeProfiles = ['agricultural_production', 'agricultural_other', 'general'] as const

const text = (max: number) =>
  z
    .string()
    .overwrite(asOneLine)
    .max(max)
    .nullable()
    .transform(typed => typed || null)

const naf2025 = z
  .string()
  .trim()
  .toUpperCase()
  .transform(typed => typed.replace('.', ''))
  .pipe(z.string().regex(/^\d{4}[A-Z]$/, 'rh.company-settings.naf-invalid'))

const urssafCode = z
  .string()
  .trim()
  .regex(/^\d{3}$/, 'rh.company-settings.urssaf-invalid')

/** What HR keeps of a company beside its legal sheet. */
export const CompanySettingsForm = z.strictObject({
  /** Holds from 1 January 2027 on (decree 2025-736); until then a declaration takes the code of the legal sheet. */
  naf2025: unlessBlank(naf2025),
  workingTimeProfile: z.enum(workingTimeProfiles),
  urssafCode: unlessBlank(urssafCode),
  msaBodyCode: text(10),
  healthServiceCode: text(10),
  /** Bodies of supplementary pension and of provident cover, which contracts name. */
  retirementBody: text(120),
  providentBody: text(120),
  phone: unlessBlank(phoneNumber),
  legalRepresentative: text(120),
  /** Hours of overtime a year and a person beyond which the law asks for more. */
  overtimeQuotaHours: z.int().min(0).max(1_000),
  /** How its declarations before hiring reach their organism. */
  dpaeConnector: z.enum(dpaeConnectors).default('file'),
  /** Told to the organism as a test. */
  dpaeIsTest: z.boolean().default(false),
})
export type CompanySettingsForm = z.output<typeof CompanySettingsForm>

export const CompanySettings = z.object({
  companyId: idOf('platform.company'),
  company: z.string(),
  naf2025: z.string().nullable(),
  workingTimeProfile: z.enum(workingTimeProfiles),
  urssafCode: z.string().nullable(),
  msaBodyCode: z.string().nullable(),
  healthServiceCode: z.string().nullable(),
  retirementBody: z.string().nullable(),
  providentBody: z.string().nullable(),
  phone: z.string().nullable(),
  legalRepresentative: z.string().nullable(),
  overtimeQuotaHours: z.int(),
  dpaeConnector: z.enum(dpaeConnectors),
  dpaeIsTest: z.boolean(),
  can: z.object({ edit: z.boolean() }),
  /** 0 while nobody has written any. */
  version: z.int32(),
})
export type CompanySettings = z.output<typeof CompanySettings>

/** What counts where nobody has said otherwise (220 hours: code du travail, D3121-24). */
export const usualSettings = {
  naf2025: null,
  workingTimeProfile: 'agricultural_production',
  urssafCode: null,
  msaBodyCode: null,
  healthServiceCode: null,
  retirementBody: null,
  providentBody: null,
  phone: null,
  legalRepresentative: null,
  overtimeQuotaHours: 220,
  dpaeConnector: 'file',
  dpaeIsTest: false,
  version: 0,
} as const
