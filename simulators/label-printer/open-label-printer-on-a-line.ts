import { openLinesOfBrowser } from '../serial/open-lines-of-browser.ts'
import { openPlug } from '../serial/open-plug.ts'

const usual = { usbVendorId: 0x0a5f, usbProductId: 0x0166 }

/**
 * A printer of labels at the end of a serial line, as a browser shows it to a page. It speaks ZPL II: it prints each format
 * as often as `^PQ` says, keeps what it cannot print until it can, and answers `~HS` whatever else it does.
 */
export function openLabelPrinterOnALine({ adapter = usual } = {}) {
  const printed: string[] = []
  let queue: string[] = []
  const next: { heard?: (() => void) | undefined; asked?: (() => void) | undefined } = {}
  const happen = (what: 'heard' | 'asked') => {
    next[what]?.()
    next[what] = undefined
  }
  const is = { outOfPaper: false, headOpen: false, mute: false }
  const printQueue = () => {
    if (is.outOfPaper || is.headOpen) return
    for (const format of queue) printed.push(...Array<string>(copiesOf(format)).fill(format))
    queue = []
  }
  const plug = openPlug(adapter, say => {
    let heard = ''
    return {
      hear: text => {
        heard += text
        while (heard.includes('~HS')) {
          heard = heard.replace('~HS', '')
          happen('asked')
          if (!is.mute) say(statusOf({ ...is, formats: queue.length }))
        }
        for (let format = formatIn.exec(heard)?.[0]; format; format = formatIn.exec(heard)?.[0]) {
          queue.push(format)
          heard = heard.slice(heard.indexOf(format) + format.length)
          happen('heard')
        }
        printQueue()
      },
    }
  })
  const becomes = (change: Partial<typeof is>) => {
    Object.assign(is, change)
    printQueue()
  }
  return {
    ...plug,
    serial: openLinesOfBrowser(plug).serial,
    /** The formats that came out, one for each label. */
    printed,
    runOut: () => becomes({ outOfPaper: true }),
    refill: () => becomes({ outOfPaper: false }),
    openHead: () => becomes({ headOpen: true }),
    closeHead: () => becomes({ headOpen: false }),
    /** What happens the next time that it has a format whole, and is about to print it. */
    whenHeard: (happens: () => void) => void (next.heard = happens),
    /** What happens the next time that it is asked how it stands, and is about to answer. */
    whenAsked: (happens: () => void) => void (next.asked = happens),
    /** It hangs: it is plugged, and answers nothing. */
    hang: () => becomes({ mute: true }),
  }
}

const formatIn = /\^XA[\s\S]*?\^XZ/
const copiesOf = (format: string) => Number(/\^PQ(\d+)/.exec(format)?.[1] ?? 1)

type Standing = { outOfPaper: boolean; headOpen: boolean; formats: number }

/** Host Status Return, three frames between STX and ETX (Zebra, ZPL II Programming Guide). */
function statusOf({ outOfPaper, headOpen, formats }: Standing) {
  const flag = (value: boolean) => (value ? '1' : '0')
  return [
    `030,${flag(outOfPaper)},0,0560,${String(formats).padStart(3, '0')},0,0,0,000,0,0,0`,
    `000,0,${flag(headOpen)},0,0,2,4,0,00000000,1,000`,
    '1234,0',
  ]
    .map(frame => `\u0002${frame}\u0003\r\n`)
    .join('')
}
