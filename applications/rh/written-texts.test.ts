import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { termName } from './contract-terms/term.model.ts'
import { rejectReason } from './document-requests/document-request.model.ts'
import { NewDocumentKind } from './employee-documents/document-kind.model.ts'
import { documentName, identificationNumber } from './employee-documents/employee-document.model.ts'
import { packageFields } from './employee-history/package-element.model.ts'
import { furtherFields } from './employees/employee-form.model.ts'
import { NewPosition } from './positions/position-form.model.ts'
import { externalWorkerFields } from './register/external-worker.model.ts'
import { registeredFields } from './register/register-line.model.ts'
import { WrittenAddress } from './workplaces/written-address.model.ts'

const { position } = NewPosition.shape

const ofOneLine: [string, z.ZodType][] = [
  ['the name of a term', termName],
  ['the name of a position', position.shape.name],
  ['a kind of papers', NewDocumentKind.shape.label],
  ['the name of a paper', documentName],
  ['the number of a paper', identificationNumber],
  ['the name of somebody sent by others', externalWorkerFields.shape.lastName],
  ['who sends him', externalWorkerFields.shape.organisationName],
  ['a job in the register', registeredFields.shape.job],
  ['a reason of new conditions', packageFields.shape.reason],
  ['a guardian', furtherFields.shape.guardianName],
  ['a city', WrittenAddress.shape.city],
]
const ofSeveralLines: [string, z.ZodType][] = [
  ['the description of a position', position.shape.description],
  ['restrictions at work', furtherFields.shape.restrictions],
  ['why a piece is turned down', rejectReason],
]

const hidden = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u
const marks = [...'\0\t\n\r\u001F\u007F\u0085\u009F\u200E\u200F\u202A\u202E\u2066\u2069\uFEFF']
const typed = fc
  .array(fc.constantFrom(...marks, ...'Élagage 7ع'), { minLength: 1, maxLength: 12 })
  .map(pieces => pieces.join(''))

const kept = (schema: z.ZodType, text: string) => {
  const read = schema.safeParse(text)
  return read.success && typeof read.data === 'string' ? read.data : ''
}

test.each(ofOneLine)('%s is kept without a mark that nobody sees', (_what, schema) => {
  expect(kept(schema, '\u202EÉlagage\u2066\t7\u200F')).toBe('Élagage 7')
  fc.assert(fc.property(typed, text => !hidden.test(kept(schema, text))))
})

test.each(ofSeveralLines)('%s keeps the ends of its lines alone', (_what, schema) => {
  expect(kept(schema, '\u202EÉlagage\r\n7\u200F ans')).toBe('Élagage\n7 ans')
  fc.assert(fc.property(typed, text => !hidden.test(kept(schema, text).replaceAll('\n', ''))))
})
