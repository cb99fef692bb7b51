import { preference } from './preferences.ts'

export const skins = ['default', 'bordered', 'semi-dark'] as const
export const accents = ['default', 'alternative'] as const
export const contentWidths = ['full', 'boxed'] as const
export const barTypes = ['fixed', 'static', 'hidden'] as const
export const menuLayouts = ['vertical', 'horizontal'] as const
export const directions = ['language', 'ltr', 'rtl'] as const
export const transitions = [
  'fade',
  'scroll-x',
  'scroll-x-reverse',
  'scroll-y',
  'scroll-y-reverse',
  'slide-x',
  'slide-x-reverse',
  'slide-y',
  'slide-y-reverse',
] as const

export type Skin = (typeof skins)[number]
export type Accent = (typeof accents)[number]

/** What the theme customizer offers. Light or dark is apart: it is kept by the theme under `prefs.mode`. */
export type LayoutOptions = {
  skin: Skin
  accent: Accent
  contentWidth: (typeof contentWidths)[number]
  appBar: (typeof barTypes)[number]
  footer: (typeof barTypes)[number]
  menu: (typeof menuLayouts)[number]
  menuCollapsed: boolean
  menuHidden: boolean
  /** Follows the language unless chosen. */
  direction: (typeof directions)[number]
  transition: (typeof transitions)[number]
}

export const defaultLayout: LayoutOptions = {
  skin: 'semi-dark',
  accent: 'default',
  contentWidth: 'full',
  appBar: 'fixed',
  footer: 'static',
  menu: 'vertical',
  menuCollapsed: false,
  menuHidden: false,
  direction: 'language',
  transition: 'fade',
}

const choices = {
  skin: skins,
  accent: accents,
  contentWidth: contentWidths,
  appBar: barTypes,
  footer: barTypes,
  menu: menuLayouts,
  menuCollapsed: [true, false],
  menuHidden: [true, false],
  direction: directions,
  transition: transitions,
} satisfies { [Option in keyof LayoutOptions]: readonly LayoutOptions[Option][] }

function readLayout(text: string | null): LayoutOptions {
  const stored = parse(text)
  const kept = Object.entries(choices).filter(([option, allowed]) => (allowed as unknown[]).includes(stored[option]))
  return { ...defaultLayout, ...Object.fromEntries(kept.map(([option]) => [option, stored[option]])) }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

export const layoutPreference = preference<LayoutOptions>('layout', readLayout, JSON.stringify)

/** A dark menu stands at the side only: along the top the page shows the default skin, until the menu is back. */
export const shownSkin = ({ skin, menu }: LayoutOptions): Skin =>
  menu === 'horizontal' && skin === 'semi-dark' ? 'default' : skin

export const resetLayout = () => layoutPreference.set(defaultLayout)

export const changeLayout = (changed: Partial<LayoutOptions>) =>
  layoutPreference.set({ ...layoutPreference.get(), ...changed })
