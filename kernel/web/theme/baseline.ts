import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

const motionless = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
}

export const baseline: Overrides = {
  MuiCssBaseline: {
    styleOverrides: theme => ({
      html: { height: '100%' },
      body: { minHeight: '100%', WebkitFontSmoothing: 'antialiased' },
      '#root': { minHeight: '100%' },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      'input:focus-visible, textarea:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': motionless },
    }),
  },
}
