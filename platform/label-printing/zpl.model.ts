import { type Element, endsAnywhere, inBrackets, type Label } from './label.model.ts'

/** Dots a millimetre of the printers that workshops have (203 dpi). */
const dots = 8
const at = (millimetres: number) => Math.round(millimetres * dots)
const margin = 4

/** Characters that command a printer are written by their code: what people wrote is never obeyed. */
const escaped = (text: string) =>
  text.replaceAll(/[\^~_]/g, sign => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const text = (x: number, y: number, size: number, words: string) =>
  `^FO${at(x)},${at(y)}^A0N,${at(size)},${at(size)}^FH_^FD${escaped(words)}^FS`

/** A label for a printer that speaks ZPL II, in UTF-8. `copies`: 1 to 200. */
export function zplOf({ widthMm, heightMm, title, subtitle, facts, symbols, foot }: Label, copies: number): string {
  const width = widthMm - 2 * margin
  const barsFrom = heightMm - margin - 4 - symbols.length * 22
  const column = width / 2
  return [
    '^XA',
    '^CI28',
    `^PW${at(widthMm)}`,
    `^LL${at(heightMm)}`,
    `^FO${at(margin)},${at(margin)}^A0N,${at(7)},${at(6)}^FB${at(width)},2,0,L^FH_^FD${escaped(title)}^FS`,
    text(margin, margin + 15, 4, subtitle),
    ...facts.flatMap(({ label, value }, place) => {
      const [x, y] = [margin + (place % 2) * column, margin + 21 + Math.floor(place / 2) * 9]
      return [text(x, y, 2.6, label), text(x, y + 3, 4.2, value)]
    }),
    ...symbols.flatMap((symbol, place) => {
      const y = barsFrom + place * 22
      const bars = `^FO${at(margin)},${at(y)}^BY2^BCN,${at(15)},N,N,N,N^FD${code128(symbol)}^FS`
      return [bars, text(margin, y + 16, 3, inBrackets(symbol))]
    }),
    text(margin, heightMm - margin - 2, 2.6, foot),
    `^PQ${copies}`,
    '^XZ',
    '',
  ].join('\n')
}

const [startC, toB, toC, fnc1] = ['>;', '>6', '>5', '>8']

/** What a printer is told of a GS1-128: it begins in pairs of digits, and leaves them where a letter or an odd digit comes. */
export function code128(symbol: readonly Element[]): string {
  let told = startC + fnc1
  let isPairs = true
  const write = (rest: string) => {
    const pairs = /^(?:\d\d)+/.exec(rest)?.[0] ?? ''
    const isWorth = isPairs ? pairs !== '' : pairs.length >= 4
    if (isWorth) {
      told += (isPairs ? '' : toC) + pairs
      isPairs = true
      return rest.slice(pairs.length)
    }
    told += (isPairs ? toB : '') + (rest[0] === '>' ? '>0' : (rest[0] ?? ''))
    isPairs = false
    return rest.slice(1)
  }
  symbol.forEach((element, place) => {
    let rest = element.ai + element.value
    while (rest !== '') rest = write(rest)
    if (endsAnywhere(element) && place < symbol.length - 1) told += fnc1
  })
  return told
}
