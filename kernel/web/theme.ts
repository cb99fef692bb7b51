import { createTheme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { Accent, Skin } from './layout-options.ts'
import { baseline } from './theme/baseline.ts'
import { controls } from './theme/controls.ts'
import { paletteOf } from './theme/palette.ts'
import { surfaces } from './theme/surfaces.ts'
import { typographyOf } from './theme/typography.ts'

export type Look = { accent: Accent; skin: Skin; direction: 'ltr' | 'rtl' }

/** Light and dark of one look, as CSS variables: changing the mode draws nothing again. */
export const themeOf = ({ accent, skin, direction }: Look) =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]', cssVarPrefix: 's' },
    colorSchemes: {
      light: { palette: paletteOf('light', accent, skin) },
      dark: { palette: paletteOf('dark', accent, skin) },
    },
    shape: { borderRadius: 8 },
    motion: { reducedMotion: 'system' },
    typography: typographyOf(direction),
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    components: { ...baseline, ...controls, ...surfaces },
  })
