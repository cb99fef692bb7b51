/** What a scan says, by GS1 application identifiers: of a pallet, of a case, of a lot. */
export type Gs1 = {
  /** 00: the pallet, 18 digits. */
  sscc?: string
  /** 01 or 02: the trade item, 14 digits. */
  gtin?: string
  /** 10: the lot, up to 20 characters. */
  lot?: string
  /** 13, packed; 15, best before; 17, expires: civil dates. */
  packedOn?: string
  bestBefore?: string
  expiresOn?: string
  /** 3100 to 3105: the net weight, in grams. */
  netG?: number
  /** 30 or 37: how many. */
  count?: number
}

const separator = '\u001d'
/** What scanners put before a GS1 code: of a bar code, a QR code, a data matrix. */
const symbology = /^\](?:C1|Q3|d2|e0)/

type Identifier = { length: number | 'variable'; most?: number; told: (value: string, ai: string) => Gs1 | undefined }

const checked = (value: string) => (checkDigit(value.slice(0, -1)) === Number(value.at(-1)) ? value : undefined)
const ofGtin = (value: string) => (checked(value) ? { gtin: value } : undefined)
const counted = (value: string) => (/^\d+$/.test(value) ? { count: Number(value) } : undefined)
const dated = (name: 'packedOn' | 'bestBefore' | 'expiresOn') => (value: string) => {
  const day = dayOf(value)
  return day ? { [name]: day } : undefined
}

const identifiers: Readonly<Record<string, Identifier>> = {
  '00': { length: 18, told: value => (checked(value) ? { sscc: value } : undefined) },
  '01': { length: 14, told: ofGtin },
  '02': { length: 14, told: ofGtin },
  '10': { length: 'variable', most: 20, told: value => ({ lot: value }) },
  '13': { length: 6, told: dated('packedOn') },
  '15': { length: 6, told: dated('bestBefore') },
  '17': { length: 6, told: dated('expiresOn') },
  '30': { length: 'variable', most: 8, told: counted },
  '37': { length: 'variable', most: 8, told: counted },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map(decimals => [
      `310${decimals}`,
      {
        length: 6,
        told: (value: string) =>
          /^\d{6}$/.test(value) ? { netG: Math.round(Number(value) * 10 ** (3 - decimals)) } : undefined,
      } satisfies Identifier,
    ]),
  ),
}

/**
 * Reads a GS1 code as a scanner gives it, or as it is printed with brackets. Null when it is none: the number of a lot typed
 * by hand, rubbish, or a digit that does not check.
 */
export function readGs1(scanned: string): Gs1 | null {
  const text = scanned.trim().replace(symbology, '')
  if (text.startsWith('(')) return readPrinted(text)
  const found: Gs1 = {}
  let rest = text.startsWith(separator) ? text.slice(1) : text
  while (rest !== '') {
    const ai = [4, 2].map(size => rest.slice(0, size)).find(start => Object.hasOwn(identifiers, start))
    if (ai === undefined) return null
    const { length } = identifiers[ai] as Identifier
    const [value, after] =
      length === 'variable' ? cutAtSeparator(rest.slice(ai.length)) : cutAt(rest.slice(ai.length), length)
    if (!take(found, ai, value)) return null
    rest = after
  }
  return Object.keys(found).length > 0 ? found : null
}

function readPrinted(text: string): Gs1 | null {
  if (!/^(\(\d{2,4}\)[^()]+)+$/.test(text)) return null
  const found: Gs1 = {}
  for (const [, ai = '', value = ''] of text.matchAll(/\((\d{2,4})\)([^()]+)/g))
    if (!take(found, ai, value)) return null
  return found
}

function take(found: Gs1, ai: string, value: string): boolean {
  const identifier = Object.hasOwn(identifiers, ai) ? identifiers[ai] : undefined
  if (!identifier || value === '') return false
  const fits =
    identifier.length === 'variable' ? value.length <= (identifier.most ?? 0) : value.length === identifier.length
  const told = fits ? identifier.told(value, ai) : undefined
  if (!told) return false
  Object.assign(found, told)
  return true
}

const cutAt = (text: string, length: number): [string, string] => {
  const after = text.slice(length)
  return [text.slice(0, length), after.startsWith(separator) ? after.slice(1) : after]
}

function cutAtSeparator(text: string): [string, string] {
  const end = text.indexOf(separator)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

/** `261120`, and `261100` for the last day of the month, in the century that GS1 means: at most 49 years ahead. */
function dayOf(digits: string): string | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined
  const [year, month, day] = [0, 2, 4].map(from => Number(digits.slice(from, from + 2))) as [number, number, number]
  if (month < 1 || month > 12) return undefined
  const first = Temporal.PlainDate.from({ year: (year > 75 ? 1900 : 2000) + year, month, day: 1 })
  if (day > first.daysInMonth) return undefined
  return first.with({ day: day === 0 ? first.daysInMonth : day }).toString()
}

/** The last digit of an SSCC or a GTIN, from those before it: modulo 10 with weights 3 and 1 from the right. */
export function checkDigit(digits: string): number {
  if (!/^\d+$/.test(digits)) return Number.NaN
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
