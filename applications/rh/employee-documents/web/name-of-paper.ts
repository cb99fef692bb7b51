import type { EmployeeDocument } from '../employee-document.model.ts'

/** As somebody named it, else by its first file, else by what it is. */
export const nameOfPaper = ({ documentName, files, kindLabel }: EmployeeDocument) =>
  documentName ?? files[0]?.name ?? kindLabel
