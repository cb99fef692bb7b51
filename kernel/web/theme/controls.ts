import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

/** Buttons, inputs and what else one presses or types in. */
export const controls: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 8, minHeight: 38, paddingInline: 14, '&:active': { transform: 'translateY(1px)' } },
      sizeSmall: { minHeight: 32, paddingInline: 10, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 46, paddingInline: 18, fontSize: '0.9375rem' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: ({ theme }) => ({
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.background.paper,
          '&:hover': {
            backgroundColor: theme.vars.palette.action.hover,
            borderColor: theme.vars.palette.text.disabled,
          },
        }),
      },
    ],
  },
  MuiInputBase: {
    // Each input would bring the keyframes along and have the whole page styled anew: the baseline has them.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        animation: 'mui-auto-fill-cancel 10ms',
        '&:-webkit-autofill': { animation: 'mui-auto-fill 5000s' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 45%, transparent)`,
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
      }),
      input: { '&::placeholder': { opacity: 0.75 } },
    },
  },
  MuiInputLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.error.strong }) } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 2,
        lineHeight: 1.4,
        // Under a field that one cannot write in it says why: it is to be read.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 8 } } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 46,
        minWidth: 0,
        paddingInline: 16,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        '&.Mui-focusVisible': { outlineOffset: -4, borderRadius: 8 },
      }),
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 46 } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
}
