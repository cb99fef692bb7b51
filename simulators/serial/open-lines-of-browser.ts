import type { Plug } from './open-plug.ts'

/** The serial lines of a browser, as it shows them to a page: those that are plugged and that a person gave to it. */
export function openLinesOfBrowser(...plugs: readonly Pick<Plug, 'port' | 'isPlugged' | 'onPlugged'>[]) {
  const given = new Set<(typeof plugs)[number]>()
  const connected = new Set<() => void>()
  let pointed = plugs[0]
  for (const plug of plugs) plug.onPlugged(() => connected.forEach(hear => hear()))
  return {
    serial: {
      getPorts: async () => plugs.filter(plug => given.has(plug) && plug.isPlugged()).map(({ port }) => port),
      requestPort: async () => {
        if (!pointed?.isPlugged()) throw new DOMException('No port selected by the user.', 'NotFoundError')
        given.add(pointed)
        return pointed.port
      },
      addEventListener: (_kind: 'connect', hear: () => void) => void connected.add(hear),
      removeEventListener: (_kind: 'connect', hear: () => void) => void connected.delete(hear),
    },
    /** The line that the person takes when the browser asks next. */
    pointAt: (plug: (typeof plugs)[number]) => {
      pointed = plug
    },
  }
}
