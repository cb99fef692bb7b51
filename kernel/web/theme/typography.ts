import type { TypographyVariantsOptions } from '@mui/material/styles'
import { fonts } from './tokens.ts'

/** Base 14 px; figures of one width, so that columns of numbers stand still. */
export const typographyOf = (direction: 'ltr' | 'rtl'): TypographyVariantsOptions => ({
  fontFamily: direction === 'rtl' ? fonts.arabic : fonts.latin,
  fontSize: 14,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { fontSize: '2.1rem', fontWeight: 650, letterSpacing: '-0.025em', lineHeight: 1.2 },
  h2: { fontSize: '1.9rem', fontWeight: 650, letterSpacing: '-0.025em', lineHeight: 1.2 },
  h3: { fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.25 },
  h4: { fontSize: '1.6rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.3 },
  h5: { fontSize: '1.2rem', fontWeight: 640, letterSpacing: '-0.01em', lineHeight: 1.35 },
  h6: { fontSize: '1.02rem', fontWeight: 620, letterSpacing: '-0.005em', lineHeight: 1.4 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.78rem', lineHeight: 1.4 },
  overline: {
    fontSize: '0.68rem',
    fontWeight: 650,
    letterSpacing: direction === 'rtl' ? 0 : '0.07em',
    lineHeight: 1.6,
  },
  button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none' },
})
