import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

const softShadow = '0 8px 28px rgba(16, 32, 22, 0.14), 0 2px 6px rgba(16, 32, 22, 0.08)'

/** Cards lie flat and outlined; only what floats has a shadow, always the same. */
export const surfaces: Overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 10 } } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme.vars.palette.divider, 10) } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme.vars.palette.divider, 10) } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => floating(theme.vars.palette.divider, 14),
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 38, borderRadius: 6, marginInline: 6 } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 400 },
    styleOverrides: {
      tooltip: { backgroundColor: '#1F2C24', color: '#F2F6F3', fontSize: '0.78rem', fontWeight: 500, borderRadius: 6 },
      arrow: { color: '#1F2C24' },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 10, fontSize: '0.875rem' } } },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 7, fontWeight: 600, fontSize: '0.8rem' }, sizeSmall: { height: 24 } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, paddingInline: 12 }),
      head: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.78rem', fontWeight: 620 }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 6%, transparent)`,
        },
      }),
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4, height: 6 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
}

const floating = (line: string, borderRadius: number) => ({
  borderRadius,
  border: `1px solid ${line}`,
  boxShadow: softShadow,
})
