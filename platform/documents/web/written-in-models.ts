import type { DocumentObject, DocumentVariable } from '../document-type.model.ts'

/** `{{employee.firstname}}`, as a model of Word writes it. */
export const writtenInModels = ({ name }: DocumentObject, { path }: Pick<DocumentVariable, 'path'>) =>
  `{{${name}.${path}}}`
