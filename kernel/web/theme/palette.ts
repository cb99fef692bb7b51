import type { PaletteOptions } from '@mui/material/styles'
import type { Accent, Skin } from '../layout-options.ts'
import { darkNavigation, grounds, lightNavigation, type Navigation, primaries, status } from './tokens.ts'

declare module '@mui/material/styles' {
  interface Palette {
    navigation: Navigation
  }
  interface PaletteOptions {
    navigation?: Navigation
  }
  interface PaletteColor {
    strong?: string
  }
  interface SimplePaletteColorOptions {
    strong?: string
  }
}

type Mode = 'light' | 'dark'

/** All colours of one mode, for an accent and a skin. */
export function paletteOf(mode: Mode, accent: Accent, skin: Skin): PaletteOptions {
  const primary = primaries[accent][mode]
  const contrastText = mode === 'light' ? '#FFFFFF' : '#0B1A11'
  const coloured = (name: keyof (typeof status)['light']) => ({ ...status[mode][name], contrastText })
  return {
    primary: { ...primary, strong: mode === 'light' ? primary.dark : primary.light },
    secondary: coloured('secondary'),
    success: coloured('success'),
    warning: coloured('warning'),
    error: coloured('error'),
    info: coloured('info'),
    ...grounds[mode],
    navigation: navigationOf(mode, skin, primary),
  }
}

function navigationOf(mode: Mode, skin: Skin, primary: { main: string; dark: string; light: string }): Navigation {
  if (skin === 'semi-dark') return darkNavigation
  const { background, divider } = grounds[mode]
  const ground =
    skin === 'bordered'
      ? { background: background.paper, line: divider }
      : { background: background.default, line: 'transparent' }
  const active = { active: `${primary.main}1A`, activeText: mode === 'light' ? primary.dark : primary.light }
  return { ...(mode === 'light' ? lightNavigation : darkNavigation), ...ground, ...active }
}
