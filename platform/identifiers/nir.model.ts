import { z } from 'zod'

/** 13 characters and their key. Months over 12 stand for an unknown or fictitious month; 2A and 2B for Corsica. */
const nirPattern = /^[1-478]\d{2}(0[1-9]|1[0-2]|[23]\d|4[0-2]|[5-9]\d)(\d{2}|2[AB])\d{6}\d{2}$/

/** The two control digits of the first thirteen characters: 97 less their remainder by 97, with 2A read as 19 and 2B as 18. */
export const nirKey = (thirteen: string) => {
  const number = BigInt(thirteen.replace('2A', '19').replace('2B', '18'))
  return String(97n - (number % 97n)).padStart(2, '0')
}

const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase()

/** A French social security number (NIR), read as 15 characters without blanks. */
export const nir = z
  .string({ error: 'identifiers.nir-invalid' })
  .overwrite(compact)
  .regex(nirPattern, { error: 'identifiers.nir-invalid', abort: true })
  .refine(text => nirKey(text.slice(0, 13)) === text.slice(13), { error: 'identifiers.nir-key' })

/** 1 a man, 2 a woman; 3, 4, 7 and 8 are those of provisional numbers. */
export const sexOfNir = (nir: string) => (Number(nir[0]) % 2 === 1 ? 1 : 2)

type Birth = { dateOfBirth?: string | null; birthDepartment?: string | null }

/** What in a right number disagrees with the stated birth: worth a warning, since old numbers have their exceptions. */
export const doubtsOnNir = (nir: string, birth: Birth) => [
  ...(agreesOnDate(nir, birth) ? [] : ['identifiers.nir-date']),
  ...(agreesOnDepartment(nir, birth) ? [] : ['identifiers.nir-department']),
]

function agreesOnDate(nir: string, { dateOfBirth }: Birth) {
  const month = nir.slice(3, 5)
  if (!dateOfBirth || Number(month) > 12) return true
  return dateOfBirth.slice(2, 4) === nir.slice(1, 3) && dateOfBirth.slice(5, 7) === month
}

function agreesOnDepartment(nir: string, { dateOfBirth, birthDepartment }: Birth) {
  const written = nir.slice(5, 7)
  if (!birthDepartment || written === birthDepartment.slice(0, 2)) return true
  const year = Number(dateOfBirth?.slice(0, 4) ?? 0)
  return formerDepartments.some(
    ({ before, as, now }) => year < before && as.includes(written) && now.includes(birthDepartment),
  )
}

/** Numbers given before a department was divided, or a country independent, keep the code of that time. */
const formerDepartments = [
  { before: 1968, as: ['75', '78'], now: ['91', '92', '93', '94', '95'] },
  { before: 1976, as: ['20'], now: ['2A', '2B'] },
  { before: Number.POSITIVE_INFINITY, as: ['2A', '2B'], now: ['20'] },
  { before: 1965, as: ['91', '92', '93', '94', '95', '96'], now: ['99'] },
]

/** Grouped as the card shows it: `2 69 05 49 588 157 80`. */
export const formatNir = (nir: string) => nir.replace(/^(.)(..)(..)(..)(...)(...)(..)$/, '$1 $2 $3 $4 $5 $6 $7')

/** What is shown before the whole is asked for: sex, year, month and key (`2 69 05 ** *** *** 80`). */
export const maskNir = (nir: string) => nir.replace(/^(.)(..)(..).{8}(..)$/, '$1 $2 $3 ** *** *** $4')
