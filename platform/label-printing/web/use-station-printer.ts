import type { Call, FileAnswer, SentTo } from '#kernel/shared/call.ts'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { fetchFile } from '#kernel/web/download-call.ts'
import { loadLabels, t } from '#kernel/web/i18n.ts'
import { printerLabels } from './printer-labels.ts'
import { printerOfStation } from './printer-of-station.ts'

type LabelCall = Call & { answer: FileAnswer }

/** The printer of this device: whether it has one, and labels that are sent to it. The input of their call asks for ZPL. */
export function useStationPrinter() {
  const line = printerOfStation.use()
  /** Null once they were sent, else why they were not, and what to do. */
  const print = async <C extends LabelCall>(call: C, input: SentTo<C>): Promise<string | null> => {
    if (!line) return null
    try {
      const { blob } = await fetchFile(call, input, { staysOnPage: true })
      await loadLabels([printerLabels])
      const { sendToPrinter } = await import('./send-to-printer.ts')
      return await sendToPrinter(new Uint8Array(await blob.arrayBuffer()), line)
    } catch (failure) {
      return (failure as Error).message
    }
  }
  /** An alert says what became of them; those that did not come out are offered again. */
  const printAndTell = async <C extends LabelCall>(call: C, input: SentTo<C>): Promise<void> => {
    const why = await print(call, input)
    await loadLabels([printerLabels])
    if (why === null) raiseAlert({ kind: 'success', text: t('label-printing.sent') })
    else {
      const again = { text: t('label-printing.again'), onSelect: () => void printAndTell(call, input) }
      raiseAlert({ kind: 'error', text: why, stays: true, action: again })
    }
  }
  return { isThere: line !== null, print, printAndTell }
}
