/** No bank bears this code, at no counter: nobody's pay can leave for it. */
const bank = '9999900001'
/** Of a hundred people, how many have given their account. */
const known = 93

/** The account of somebody of the demo, told from his id, or null of the few who have not given it yet. */
export function accountOf(employeeId: string): string | null {
  const drawn = BigInt(`0x${employeeId.slice(-9)}`)
  if (drawn % 100n >= known) return null
  const account = String(drawn).padStart(11, '0')
  const bban = bank + account + keyOfAccount(account)
  return `FR${twoDigits(98n - (BigInt(`${bban}${lettersAsDigits}00`) % 97n))}${bban}`
}

/** F and R, as ISO 13616 counts with them. */
const lettersAsDigits = '1527'

/** The key of a French account (relevé d'identité bancaire): what makes the whole divisible by 97. */
const keyOfAccount = (account: string) => twoDigits(97n - (BigInt(`${bank}${account}00`) % 97n))

const twoDigits = (number: bigint) => String(number).padStart(2, '0')
