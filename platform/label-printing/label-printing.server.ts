import { toSVG } from 'bwip-js/node'
import type { Given } from '#kernel/server/answers.ts'
import type { Call, FileToSend } from '#kernel/shared/call.ts'
import type { LabelFormat } from './label-format.model.ts'
import { inBrackets, type Element, type Label } from './label.model.ts'
import { zplOf } from './zpl.model.ts'

const template = new URL('./server/label.typ', import.meta.url)

type Ground = Pick<Given<Call, unknown>, 'press' | 'clock' | 'language'> & { caller: { clientId?: string } }
type Printing = { label: Label; name: string; format: LabelFormat; copies: number }

/** A label as its printer wants it: a page of its own size, or ZPL II. */
export async function printLabel(ground: Ground, { label, name, format, copies }: Printing): Promise<FileToSend> {
  if (format === 'zpl')
    return { name: `${name}.zpl`, bytes: Buffer.from(zplOf(label, copies)), type: 'application/zpl' }
  const { press, clock, language, caller } = ground
  const clientId = caller.clientId as string
  const data = { label, language, copies, barsMm: 15, symbols: label.symbols.map(inBrackets) }
  const images = Object.fromEntries(label.symbols.map((symbol, place) => [`symbol-${place}.svg`, drawn(symbol)]))
  return { name: `${name}.pdf`, bytes: await press.print({ template, data, printedAt: clock.now(), clientId, images }) }
}

/** GS1-128 with its quiet zones, as lines that no printer blurs. */
const drawn = (symbol: readonly Element[]) =>
  new TextEncoder().encode(
    toSVG({ bcid: 'gs1-128', text: inBrackets(symbol), scale: 2, height: 15, paddingwidth: 10, includetext: false }),
  )
