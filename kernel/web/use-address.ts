import { useLocation, useSearchParams } from 'react-router'
import { isLeaving, presentAddress } from './navigation.ts'

/** What a page is narrowed to, kept in its address; null takes a name out. */
export function useAddress<Name extends string>() {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  /** What waited undoes neither what was chosen meanwhile, here or beside, nor the click that left the page, be it over. */
  const change = (changes: Partial<Record<Name, string | null>>) => {
    const present = presentAddress()
    if (isLeaving() || present.pathname !== pathname) return
    const next = new URLSearchParams(present.search)
    for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { names: [...address.keys()] as const, of: (name: Name) => address.get(name), change }
}
