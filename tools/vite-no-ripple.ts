import type { Plugin } from 'vite'

const stillButton = 'export default function TouchRipple() { return null }'

/** The theme never ripples: the code for it stays out of the first load. */
export const noRipple = (): Plugin => ({
  name: 'sillon:no-ripple',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/ }, handler: () => stillButton },
})
