import { z } from 'zod'
import { siren, siret, vatNumber } from '#platform/identifiers/company-number.model.ts'
import { personName, postCodeIn, unlessBlank } from '#platform/identifiers/identifier.model.ts'

const text = (longest: number) =>
  z.string({ error: 'kernel.field.required' }).trim().min(1, { error: 'kernel.field.required' }).max(longest)

/** Insee's code of an activity, with or without its dot: `01.13Z`. */
const naf = z
  .string()
  .overwrite(code => code.replace(/[\s.]/g, '').toUpperCase())
  .regex(/^\d{4}[A-Z]$/, { error: 'clients.refusal.naf' })

/** Number of the collective agreement: `7024` is that of farms. */
const idcc = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, { error: 'clients.refusal.idcc' })

const RegisteredOffice = z.strictObject({
  address: text(200),
  additionalAddress: unlessBlank(z.string().trim().max(200)),
  postCode: text(12),
  city: text(100),
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'kernel.field.wrong-value' }),
})

const Representative = z.strictObject({
  firstname: personName,
  name: personName,
  jobtitle: text(80),
  /** ISO code of a country, and INSEE's code of a social category: the two reference lists. */
  nationality: unlessBlank(z.string().regex(/^[A-Z]{2}$/, { error: 'kernel.field.wrong-value' })),
  csp: unlessBlank(z.string().regex(/^\d{2}$/, { error: 'kernel.field.wrong-value' })),
})

/**
 * The legal sheet of the company behind a client. The establishment and the VAT number are those of its SIREN, an
 * address in France has a French post code.
 */
export const RegistrationSheet = z
  .strictObject({
    legalName: text(200),
    legalForm: text(80),
    siren,
    siret,
    naf: unlessBlank(naf),
    idcc: unlessBlank(idcc),
    vat: unlessBlank(vatNumber),
    address: RegisteredOffice,
    representative: Representative,
  })
  .check(({ value, issues }) => {
    const wrong = (path: string[], message: string) => issues.push({ code: 'custom', path, message, input: value })
    const isOfCompany = siren.safeParse(value.siren).success
    if (isOfCompany && !value.siret.startsWith(value.siren)) wrong(['siret'], 'clients.refusal.siret-of-other')
    if (isOfCompany && value.vat && !value.vat.endsWith(value.siren)) wrong(['vat'], 'clients.refusal.vat-of-other')
    if (!postCodeIn(value.address)) wrong(['address', 'postCode'], 'identifiers.post-code-invalid')
  })
export type RegistrationSheet = z.output<typeof RegistrationSheet>

export const Registration = z.object({
  legalName: z.string(),
  legalForm: z.string(),
  siren: z.string(),
  siret: z.string(),
  naf: z.string().nullable(),
  idcc: z.string().nullable(),
  vat: z.string().nullable(),
  address: z.object({
    address: z.string(),
    additionalAddress: z.string().nullable(),
    postCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  representative: z.object({
    firstname: z.string(),
    name: z.string(),
    jobtitle: z.string(),
    nationality: z.string().nullable(),
    csp: z.string().nullable(),
  }),
  /** Name of the file that proves it. */
  proof: z.string().nullable(),
  savedAt: z.string(),
  version: z.int32(),
})
export type Registration = z.output<typeof Registration>
