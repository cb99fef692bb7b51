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
      // How MUI hears that the browser has filled an input: by an animation that shows nothing.
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': motionless },
    }),
  },
}
