import { preference } from '#kernel/web/preferences.ts'
import { PrinterLine } from '../printer-line.model.ts'

/** The printer of this device, for whoever works at it; null where it has none. */
export const printerOfStation = preference<PrinterLine | null>('printer', read, line => JSON.stringify(line))

function read(text: string | null) {
  try {
    return PrinterLine.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
