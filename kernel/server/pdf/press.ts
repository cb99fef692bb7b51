import { Piscina } from 'piscina'
import { Refusal } from '../errors.ts'
import { inTurnOfClients } from '../in-turn.ts'

/** A page of ours (`.typ`, a file of the room that prints) and what it says: only its values come from people. */
export type Sheet = {
  template: URL
  /** Written out when its turn comes: what waits is not held twice. */
  data: unknown
  /** The date that the document bears. */
  printedAt: Temporal.Instant
  /** Two sheets of one are printed at once; its others let those of the neighbours come between. */
  clientId: string
  /** Pictures that the template draws as `/images/<name>`; PNG, JPEG, WebP or SVG. */
  images?: Readonly<Record<string, Uint8Array>>
  /** For the archive, PDF/A-2b: whatever opens it in fifty years finds all that it needs within. */
  isArchived?: boolean
  /** Labels of what the page says of itself (`#metadata(...) <signature>`), told beside the bytes. */
  asks?: readonly string[]
}

/** A printed sheet, and by label what it says of itself: one value each time that the template says it. */
export type Printed = { bytes: Uint8Array; told: Record<string, unknown[]> }

/** The same for the same sheet, byte for byte. */
export type Press = {
  /**
   * A tagged PDF in the house's look: the template begins with `#import "/house.typ": data, house, words`. It reaches
   * no other file, no package and no network, and what people wrote is set as text, never read as markup. Letters
   * that no bundled font draws are empty boxes.
   * @throws Refusal 413 past 30 seconds
   */
  print(sheet: Sheet): Promise<Uint8Array>
  /** The same, with what it says of itself. @throws Refusal 413 past 30 seconds */
  printTelling(sheet: Sheet): Promise<Printed>
  close(): Promise<void>
}

/** As a worker receives it: threads share no object. */
export type SheetAsText = {
  template: string
  data: string
  printedAtSeconds: number
  images: Readonly<Record<string, Uint8Array>>
  isArchived: boolean
  asks: readonly string[]
}

const workers = 2
const atOnceInClient = 2
/** After it a worker gives back the memory of the fonts. */
const idleMilliseconds = 60_000

/** Two threads, started with the first sheet, print beside the loop that answers people. */
export function openPress(longestMilliseconds = 30_000): Press {
  let pool: Piscina<SheetAsText, Printed> | undefined
  const sheets = inTurnOfClients(atOnceInClient)
  const started = () =>
    (pool ??= new Piscina({
      filename: new URL('./print-sheet.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: workers,
      concurrentTasksPerWorker: 1,
      idleTimeout: idleMilliseconds,
    }))
  const printTelling = ({ template, data, printedAt, clientId, images = {}, isArchived = false, asks = [] }: Sheet) => {
    const printed = () => {
      const sheet = {
        template: template.href,
        data: JSON.stringify(data),
        printedAtSeconds: Math.floor(printedAt.epochMilliseconds / 1_000),
        images,
        isArchived,
        asks,
      }
      return started().run(sheet, { signal: AbortSignal.timeout(longestMilliseconds) })
    }
    return sheets.run(clientId, printed).catch(refuseTooLong)
  }
  return {
    print: async sheet => (await printTelling(sheet)).bytes,
    printTelling,
    close: async () => pool?.destroy(),
  }
}

function refuseTooLong(error: Error): never {
  if (error.name !== 'AbortError') throw error
  throw new Refusal(413, 'TOO_LONG_TO_PRINT', 'kernel.error.too-long-to-print')
}
