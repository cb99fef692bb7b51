import { type UploadType, uploadTypes } from '#platform/configuration/documents-browser.model.ts'

/** What each family holds: types by their content, with the endings of a name that tell the truth about them. */
const contents: Record<UploadType, Record<string, readonly string[]>> = {
  pdf: { 'application/pdf': ['pdf'] },
  image: {
    'image/jpeg': ['jpg', 'jpeg'],
    'image/png': ['png'],
    'image/webp': ['webp'],
    'image/heic': ['heic'],
  },
  word: { 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'] },
  spreadsheet: {
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
    'application/vnd.ms-excel.sheet.macroEnabled.12': ['xlsm'],
  },
  presentation: { 'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'] },
  text: { 'text/csv': ['csv', 'txt'] },
  archive: { 'application/zip': ['zip'] },
}

/** Types that a document of these families may be. */
export const typesOf = (families: readonly UploadType[]) => families.flatMap(family => Object.keys(contents[family]))

/** Other names that browsers give to the same; the server goes by the content alone. */
const namesInBrowsers: Partial<Record<UploadType, readonly string[]>> = {
  text: ['text/plain'],
  archive: ['application/x-zip-compressed'],
}

/** The same as a browser may call it. */
export const typesInBrowser = (families: readonly UploadType[]) => [
  ...typesOf(families),
  ...families.flatMap(family => namesInBrowsers[family] ?? []),
]

export const familyOf = (mime: string) => uploadTypes.find(family => mime in contents[family])

/** A document bears the ending of what it is: `facture.pdf` is no spreadsheet. */
export function isNamedTruly(name: string, mime: string) {
  const family = familyOf(mime)
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return family !== undefined && (contents[family][mime] ?? []).includes(ending)
}
