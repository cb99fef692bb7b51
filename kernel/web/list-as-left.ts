import { clientIdOfTab } from './session.ts'

/** Of this tab and of one client. The end of the session empties the tab's storage. */
const keyOf = (pathname: string) => `list.${clientIdOfTab()}.${pathname.replace(/\/$/, '').toLowerCase()}`

/** Keeps how the person looks at a list: its tab, filters, words and page. */
export function keepList(pathname: string, search: string) {
  if (search === '') sessionStorage.removeItem(keyOf(pathname))
  else sessionStorage.setItem(keyOf(pathname), search)
}

/** The address of a list as the person left it. One that says how to look at it stays, as does that of the page on screen. */
export function listAsLeft(address: string, onScreen: string) {
  if (address.includes('?') || keyOf(address) === keyOf(onScreen)) return address
  return address + (sessionStorage.getItem(keyOf(address)) ?? '')
}
