import type { Accent } from '../layout-options.ts'

type Shades = { main: string; dark: string; light: string; contrastText: string }

const primaries: Record<Accent, { light: Shades; dark: Shades }> = {
  default: {
    light: { main: '#1B7046', dark: '#12543A', light: '#4C9A72', contrastText: '#FFFFFF' },
    dark: { main: '#5FB386', dark: '#4C9A72', light: '#8CCBA8', contrastText: '#0B1A11' },
  },
  alternative: {
    light: { main: '#7A3B69', dark: '#5B2A4E', light: '#A26591', contrastText: '#FFFFFF' },
    dark: { main: '#CB8FBA', dark: '#B274A0', light: '#DDB3D1', contrastText: '#210F1C' },
  },
}

/** `main` fills and draws; `strong` writes: at least 4.5:1 on its own tint. */
const status = {
  light: {
    success: { main: '#2E7D4F', strong: '#26693F' },
    warning: { main: '#B26A00', strong: '#8C5300' },
    error: { main: '#BA2F3D', strong: '#A82735' },
    info: { main: '#2467B3', strong: '#1F5A9E' },
    secondary: { main: '#B4631C', strong: '#965016' },
  },
  dark: {
    success: { main: '#5FB386', strong: '#7CC79D' },
    warning: { main: '#DD9A3A', strong: '#E9B15F' },
    error: { main: '#E8707C', strong: '#F0929B' },
    info: { main: '#6BA6E4', strong: '#8ABAEC' },
    secondary: { main: '#DE9350', strong: '#E8AC77' },
  },
} as const

const grounds = {
  light: {
    background: { default: '#F5F6F2', paper: '#FFFFFF' },
    divider: '#E3E7DF',
    text: { primary: '#1A231E', secondary: '#5B675F', disabled: '#8D978F' },
  },
  dark: {
    background: { default: '#10160F', paper: '#182019' },
    divider: '#2C372E',
    text: { primary: '#E6ECE7', secondary: '#A3B0A7', disabled: '#6E7B72' },
  },
} as const

/** The left menu: dark in the default skin whatever the mode; the other skins follow the page. */
const darkNavigation = {
  background: '#14241B',
  text: '#C9D5CC',
  dim: '#8BA092',
  active: 'rgba(120, 200, 150, 0.16)',
  activeText: '#FFFFFF',
  line: 'rgba(255, 255, 255, 0.09)',
}
const lightNavigation = {
  background: '#FFFFFF',
  text: '#33413A',
  dim: '#5B675F',
  active: 'rgba(27, 112, 70, 0.10)',
  activeText: '#12543A',
  line: '#E3E7DF',
}

export type Navigation = typeof darkNavigation

export { darkNavigation, grounds, lightNavigation, primaries, status }

/** Soft grounds for the initials of people, chosen by their name; the text on them is `avatarText`. */
export const avatarTints = [
  '#E1EFE5',
  '#F5E8D3',
  '#E2E7F7',
  '#EFE1EF',
  '#DCF0F0',
  '#F6E2DD',
  '#EAEED6',
  '#E4E4EC',
] as const
export const avatarText = '#2B3A31'

export const fonts = {
  latin: '"Inter Variable", "Segoe UI", system-ui, sans-serif',
  /** Inter has no Arabic: the machine's own, with Inter for Latin words and figures. */
  arabic: '"Inter Variable", "Noto Sans Arabic", "Segoe UI", Tahoma, "DejaVu Sans", sans-serif',
}
