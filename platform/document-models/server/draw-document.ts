import type { Press } from '#kernel/server/pdf/press.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PageSetup } from '../page-setup.model.ts'
import type { Resolved } from '../resolve/drawn.model.ts'

const template = new URL('./model.typ', import.meta.url)

/** Where somebody signs: the page from 1, points from its upper left corner. */
export type SignatureMark = { capacity: string; kind: string; page: number; x: number; y: number }

type Wanted = {
  title: string
  page: PageSetup
  resolved: Resolved
  language: Language
  /** The date that the file bears: the same document twice has the same bytes. */
  printedAt: Temporal.Instant
  clientId: string
  /** By their ids; what a text draws beside is left out. */
  images?: Readonly<Record<string, Uint8Array>>
}

/** Prints a resolved text. @throws Refusal 413 past 30 seconds */
export async function drawDocument(
  press: Press,
  { title, page, resolved, language, printedAt, clientId, images = {} }: Wanted,
) {
  const { body, header, footer } = resolved
  const { header: _head, footer: _foot, ...sheet } = page
  const { bytes, told } = await press.printTelling({
    template,
    data: { title, language, page: sheet, body, header, footer, images: Object.keys(images) },
    printedAt,
    clientId,
    images,
    isArchived: true,
    asks: ['signature', 'pages'],
  })
  return { bytes, pages: Number(told.pages?.[0]), marks: (told.signature ?? []) as SignatureMark[] }
}
