import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { goTo } from '../navigation.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** An address of Sillon, from its root. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link for what stays while pages change, or is there many times: the router's own is drawn anew at each move, and its
 * tooltip with it, since its address could be relative.
 */
export const PageLink = ({ to, onClick, ...props }: Props) => (
  <a
    {...props}
    href={to}
    onClick={event => {
      onClick?.(event)
      if (event.defaultPrevented || isForBrowser(event)) return
      event.preventDefault()
      goTo(to, { replace: to === presentAddress() })
    }}
  />
)

/** Another tab, another window, a download: the browser knows how. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

const presentAddress = () => window.location.pathname + window.location.search + window.location.hash
