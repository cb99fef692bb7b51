import { z } from 'zod'

/** Bits a second, as printers of labels offer them. */
export const bauds = [9600, 19_200, 38_400, 57_600, 115_200] as const
export const bitsOfByte = [7, 8] as const
export const parities = ['none', 'even', 'odd'] as const
export const bitsOfStop = [1, 2] as const
export const flowControls = ['none', 'hardware'] as const

/** How the printer of a station speaks over its serial line. */
export const PrinterLine = z.strictObject({
  baudRate: z.literal(bauds),
  dataBits: z.literal(bitsOfByte),
  parity: z.enum(parities),
  stopBits: z.literal(bitsOfStop),
  flowControl: z.enum(flowControls),
})
export type PrinterLine = z.output<typeof PrinterLine>

/** As such printers leave their maker. */
export const usualLine: PrinterLine = {
  baudRate: 9600,
  dataBits: 8,
  parity: 'none',
  stopBits: 1,
  flowControl: 'none',
}
