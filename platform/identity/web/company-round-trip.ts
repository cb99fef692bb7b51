import { returnAddress } from '../return-address.model.ts'

const askedFor = 'sso.to'

/** Remembers in this tab the page asked for: the company leads back to the sign-in page alone. */
export function leaveForCompany() {
  const address = returnAddress(window.location.search)
  if (address) sessionStorage.setItem(askedFor, address)
  else sessionStorage.removeItem(askedFor)
}

/** The page asked for before, told once. */
export function takeAskedPage() {
  const address = sessionStorage.getItem(askedFor) ?? undefined
  sessionStorage.removeItem(askedFor)
  return address
}
