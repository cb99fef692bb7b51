import { z } from 'zod'
import { role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import {
  DocumentObject,
  DocumentType,
  DocumentVariable,
  EditedObject,
  EditedType,
  EditedVariable,
  NewObject,
  NewType,
  NewVariable,
  OfferedObject,
  PublishedField,
  PublishedReference,
  TemplateType,
} from './document-type.model.ts'

const id = z.coerce.number<number>().int().min(1).max(2_147_483_647)
const inBody = z.int().min(1).max(2_147_483_647)
const reading = { method: 'GET', access: signedInAnywhere() } as const
const writing = { method: 'POST', access: role('superAdmin') } as const

/** What documents are made of, the same for every client (platform-core, section 7, Document types). */
export const documentTypesCalls = calls('platform/documents', {
  getDocumentTemplateTypes: {
    ...reading,
    path: 'application/getDocumentTemplateTypes',
    answer: z.array(TemplateType),
  },
  getDocumentTypes: {
    ...reading,
    path: 'application/getDocumentTypes/:applicationId',
    input: z.strictObject({ applicationId: id }),
    answer: z.array(DocumentType),
  },
  getDocumentTypeById: {
    ...reading,
    path: 'application/getDocumentTypeById/:id',
    input: z.strictObject({ id }),
    answer: DocumentType,
  },
  getDocumentObjects: {
    ...reading,
    path: 'application/getDocumentObjects/:typeId',
    input: z.strictObject({ typeId: id }),
    answer: z.array(DocumentObject),
  },
  getVariablesOfDocumentObject: {
    ...reading,
    path: 'application/getVariablesOfDocumentObject/:objectId',
    input: z.strictObject({ objectId: id }),
    answer: z.array(DocumentVariable),
  },
  getReferencesOfDocumentObject: {
    ...reading,
    path: 'application/getReferencesOfDocumentObject/:objectId',
    input: z.strictObject({ objectId: id }),
    answer: z.array(PublishedReference),
  },
  getDocumentVariables: {
    ...reading,
    path: 'application/getDocumentVariables/:applicationId/:typeId',
    input: z.strictObject({ applicationId: id, typeId: id }),
    answer: z.array(OfferedObject),
  },
  /** The sources that an application may use: its own and the platform's. */
  getTableNamesOfDatabase: {
    ...reading,
    path: 'application/getTableNamesOfDatabase/:applicationId',
    input: z.strictObject({ applicationId: id }),
    answer: z.array(PublishedField),
  },
  getColumnNamesOfTable: {
    ...reading,
    path: 'application/getColumnNamesOfTable/:applicationId/:source',
    input: z.strictObject({ applicationId: id, source: z.string().min(1).max(100) }),
    answer: z.array(PublishedField),
  },
  createDocumentType: {
    ...writing,
    path: 'application/createDocumentType',
    input: z.strictObject({ documentType: NewType }),
    answer: DocumentType,
  },
  editDocumentType: {
    ...writing,
    path: 'application/editDocumentType',
    input: z.strictObject({ documentType: EditedType }),
    answer: DocumentType,
  },
  createDocumentObject: {
    ...writing,
    path: 'application/createDocumentObject',
    input: z.strictObject({ objectToSave: NewObject, documentTypeId: inBody }),
    answer: DocumentObject,
  },
  editDocumentObject: {
    ...writing,
    path: 'application/editDocumentObject',
    input: z.strictObject({ objectToSave: EditedObject, documentTypeId: inBody }),
    answer: DocumentObject,
  },
  createVariable: {
    ...writing,
    path: 'application/createVariable',
    input: z.strictObject({ editedVariable: NewVariable }),
    answer: DocumentVariable,
  },
  editVariable: {
    ...writing,
    path: 'application/editVariable',
    input: z.strictObject({ editedVariable: EditedVariable }),
    answer: DocumentVariable,
  },
  deleteVariable: {
    ...writing,
    path: 'application/deleteVariable',
    input: z.strictObject({ variableId: inBody }),
    answer: nothing,
  },
})
