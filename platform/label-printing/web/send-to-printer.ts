import { t } from '#kernel/web/i18n.ts'
import type { PrinterLine } from '../printer-line.model.ts'
import { type PrinterFault, printOnLine, PrinterRefusal } from './print-on-line.ts'

/** Null once the printer of this device has the labels and nothing keeps it from printing; else why not, and what to do. */
export async function sendToPrinter(zpl: Uint8Array, line: PrinterLine): Promise<string | null> {
  try {
    await printOnLine(zpl, line)
    return null
  } catch (refusal) {
    if (!(refusal instanceof PrinterRefusal)) throw refusal
    return said(refusal)
  }
}

function said({ fault, hasLabels }: { fault: PrinterFault; hasLabels: boolean }) {
  const todo = hasLabels ? t('label-printing.has-labels') : t(`label-printing.fault.${fault}-text`)
  return `${t(`label-printing.fault.${fault}`)}. ${todo}`
}
