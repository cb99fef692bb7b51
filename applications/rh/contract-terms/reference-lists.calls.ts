import { z } from 'zod'
import { reads, signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { DocumentModel } from '#platform/document-models/document-model.model.ts'
import { Citizenship } from '#platform/configuration/citizenship.model.ts'
import { settings, staff, TermActs } from './term.model.ts'

const at = z.strictObject({ at: z.iso.date().optional() })
const kinds = ['type-of-contract', 'work-time', 'coefficient', 'salary'] as const

/** Published lists, read at a date (today unless said), and what else the staff's forms choose from. */
export const referenceListsCalls = calls('rh/contract-terms', {
  getCsps: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getCsps',
    access: signedIn(),
    input: at,
    answer: z.array(
      z.object({
        code: z.string(),
        label: z.string(),
        validFrom: z.string().nullable(),
        validTo: z.string().nullable(),
      }),
    ),
  },
  getCountriesCodes: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getCountriesCodes',
    access: signedIn(),
    input: at,
    answer: z.array(
      z.object({
        cog: z.string(),
        iso2: z.string(),
        iso3: z.string(),
        labelFr: z.string(),
        eu: z.boolean(),
        eea: z.boolean(),
      }),
    ),
  },
  /** One of the client's, by its whole label, whatever its case and accents. */
  getCitizenshipByLabel: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getCitizenshipByLabel/:label',
    access: reads(staff),
    input: z.strictObject({ label: z.string().min(1).max(80) }),
    answer: Citizenship,
  },
  /** What the reader may do with the terms, which serve every company: it asks the right in each of them. */
  getTermRights: {
    method: 'GET',
    path: 'rh/contractTerms/rights',
    access: reads(settings, staff),
    answer: TermActs,
  },
  /** A model of document, to whoever reads the models of RH too. */
  getDocumentModelById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getDocumentModelById/:id',
    access: reads(settings, staff),
    input: z.strictObject({ id: idOf('platform.document_model') }),
    answer: DocumentModel,
  },
  /** The positions that a term serves, by name; the other uses are figures. */
  getPositionsWithTerm: {
    method: 'GET',
    path: 'rh/contractTerms/:kind/:id/positions',
    access: reads(settings),
    input: z.strictObject({
      kind: z.enum(kinds),
      id: idOf('rh.coefficient', 'rh.salary', 'rh.type_of_contract', 'rh.work_time'),
    }),
    answer: z.array(z.object({ id: idOf('rh.position'), name: z.string() })),
  },
})
