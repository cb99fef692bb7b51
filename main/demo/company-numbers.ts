/** The number followed by the digit that satisfies Luhn's check. */
const withLuhnDigit = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return digits + ((10 - (sum % 10)) % 10)
}

/** A SIREN from its first eight digits. */
export const sirenFrom = (base: string) => withLuhnDigit(base)

/** The SIRET of a company's nth establishment, its head office being the first. */
export const siretOf = (siren: string, establishment: number) =>
  withLuhnDigit(siren + String(establishment).padStart(4, '0'))
