import { type UploadType, uploadTypes } from '#platform/configuration/documents-browser.model.ts'

/** What each family holds, by content. */
const contents: Record<UploadType, readonly string[]> = {
  pdf: ['application/pdf'],
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  word: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  spreadsheet: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel.sheet.macroEnabled.12',
  ],
  presentation: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  text: ['text/csv'],
  archive: ['application/zip'],
}

/** Types that a document of these families may be. */
export const typesOf = (families: readonly UploadType[]) => families.flatMap(family => contents[family])

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

export const familyOf = (mime: string) => uploadTypes.find(family => contents[family].includes(mime))
