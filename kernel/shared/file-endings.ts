/** Types that the product takes, with the endings of a name that tell the truth about them. */
export const endingsOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-excel.sheet.macroEnabled.12': ['xlsm'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/msword': ['doc'],
  'application/zip': ['zip'],
  'text/csv': ['csv', 'txt'],
}

export const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? ''

/** A file bears the ending of what it is: `facture.pdf` is no spreadsheet. */
export const isNamedTruly = (name: string, mime: string) => (endingsOf[mime] ?? []).includes(endingOf(name))
