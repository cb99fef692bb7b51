import { deviceLabels } from '#kernel/web/devices/device-labels.ts'
import { later } from '#kernel/web/later.tsx'
import { printerLabels } from './web/printer-labels.ts'

export { useStationPrinter } from './web/use-station-printer.ts'

/** Which printer this device has, and a label to try it. */
export const PrinterDialog = later(async () => (await import('./web/printer-dialog.tsx')).PrinterDialog, {
  labels: [printerLabels, deviceLabels],
})
