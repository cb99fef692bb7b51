import { endingOf } from '#kernel/shared/file-endings.ts'

/** Types that the product accepts, by the first bytes of the content: a name proves nothing. */
const signatures: { mime: string; at: number; bytes: string }[] = [
  { mime: 'application/pdf', at: 0, bytes: '25504446' },
  { mime: 'image/jpeg', at: 0, bytes: 'ffd8ff' },
  { mime: 'image/png', at: 0, bytes: '89504e470d0a1a0a' },
  { mime: 'image/webp', at: 8, bytes: '57454250' },
  { mime: 'image/heic', at: 4, bytes: '6674797068656963' },
  { mime: 'image/heic', at: 4, bytes: '6674797068656978' },
  { mime: 'image/heic', at: 4, bytes: '667479706d696631' },
  { mime: 'application/zip', at: 0, bytes: '504b0304' },
  { mime: 'application/x-ole-storage', at: 0, bytes: 'd0cf11e0a1b11ae1' },
]

/** Office documents are zip archives: only here does the name say which. */
const zipKinds: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
}

/** The office documents of before, all in one container. */
const oleKinds: Record<string, string> = { doc: 'application/msword' }

/** The type that the content shows, or undefined when it is none we know. Text has no signature: CSV by its name. */
export function mimeOf(head: Buffer, name: string): string | undefined {
  const ending = endingOf(name)
  const found = signatures.find(({ at, bytes }) => head.subarray(at, at + bytes.length / 2).toString('hex') === bytes)
  if (found?.mime === 'application/zip') return zipKinds[ending]
  if (found?.mime === 'application/x-ole-storage') return oleKinds[ending]
  if (found) return found.mime
  return (ending === 'csv' || ending === 'txt') && isText(head) ? 'text/csv' : undefined
}

/** UTF-16, which spreadsheets write as "Unicode text", announces itself; any other text has no NUL. */
const isText = (head: Buffer) => ['fffe', 'feff'].includes(head.toString('hex', 0, 2)) || !head.includes(0)
