/** Countries with a mask; other numbers are typed in full, with their prefix. `#` is a digit. */
export const countries = [
  { prefix: '+33', name: 'FR', mask: '##.##.##.##.##', trunk: '0' },
  { prefix: '+34', name: 'ES', mask: '### ## ## ##', trunk: '' },
  { prefix: '+212', name: 'MA', mask: '##.##.##.##.##', trunk: '0' },
] as const

export type Country = (typeof countries)[number]

const digitsOf = (text: string) => text.replace(/\D/g, '')

export const countryOf = (e164: string): Country | undefined => countries.find(({ prefix }) => e164.startsWith(prefix))

/** `612345678` under France's mask: `06.12.34.56.78`. */
export function maskPhone(country: Country, typed: string) {
  const digits = [...digitsOf(typed)]
  let shown = ''
  for (const sign of country.mask) {
    if (digits.length === 0) break
    shown += sign === '#' ? digits.shift() : sign
  }
  return shown
}

/** The national part as people write it: `06.12.34.56.78` of `+33612345678`. */
export const nationalOf = (country: Country, e164: string) => {
  const digits = e164.slice(country.prefix.length)
  return digits === '' ? '' : maskPhone(country, country.trunk + digits)
}

/** `+33612345678` from `06.12.34.56.78`; empty when nothing is typed. */
export function e164Of(country: Country, national: string) {
  const digits = digitsOf(maskPhone(country, national))
  if (digits === '') return ''
  return (
    country.prefix + (country.trunk && digits.startsWith(country.trunk) ? digits.slice(country.trunk.length) : digits)
  )
}

/** `+33 06.12.34.56.78`, or the number as it is where no mask is known. */
export const shownPhone = (e164: string | null | undefined) => {
  if (!e164) return '—'
  const country = countryOf(e164)
  return country ? `${country.prefix} ${nationalOf(country, e164)}` : e164
}
