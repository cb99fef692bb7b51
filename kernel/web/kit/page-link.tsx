import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { listAsLeft } from '../list-as-left.ts'
import { goTo, presentAddress } from '../navigation.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** An address of Sillon, from its root. */
  to: string
  /** A list opens with the tab, the filters and the page that it had. */
  reopens?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link for what stays while pages change, or is there many times: the router's own is drawn anew at each move, and its
 * tooltip with it, since its address could be relative.
 */
export const PageLink = ({ to, reopens = false, onClick, ...props }: Props) => (
  <a
    {...props}
    href={to}
    onClick={event => {
      onClick?.(event)
      if (event.defaultPrevented || isForBrowser(event)) return
      event.preventDefault()
      const address = reopens ? listAsLeft(to, presentAddress().pathname) : to
      goTo(address, { replace: address === addressOnScreen() })
    }}
  />
)

/** Another tab, another window, a download: the browser knows how. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

const addressOnScreen = () => window.location.pathname + window.location.search + window.location.hash
