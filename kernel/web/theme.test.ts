import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accents } from './layout-options.ts'
import { darkNavigation, grounds, lightNavigation, primaries, status } from './theme/tokens.ts'
import { themeOf } from './theme.ts'

const plain = readFileSync('kernel/web/theme/plain.css', 'utf8')

type Colour = [number, number, number]
const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (colour: Colour) => {
  const [red, green, blue] = colour.map(part =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (a: Colour, b: Colour) => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
const over = (tint: Colour, share: number, ground: Colour) =>
  tint.map((part, index) => part * share + (ground[index] ?? 0) * (1 - share)) as Colour

for (const mode of ['light', 'dark'] as const) {
  const { background, text } = grounds[mode]
  const paper = channels(background.paper)

  test(`every text is legible on every ground (${mode})`, () => {
    for (const ground of [background.paper, background.default]) {
      expect(contrast(channels(text.primary), channels(ground))).toBeGreaterThanOrEqual(7)
      expect(contrast(channels(text.secondary), channels(ground))).toBeGreaterThanOrEqual(4.5)
    }
  })

  test(`a state is legible on its own tint, in a chip (${mode})`, () => {
    for (const [name, { main, strong }] of Object.entries(status[mode])) {
      const chip = over(channels(main), 0.12, paper)
      expect(contrast(channels(strong), chip), name).toBeGreaterThanOrEqual(4.5)
    }
  })

  test(`buttons of both accents are legible, and their colour as text too (${mode})`, () => {
    for (const accent of accents) {
      const { main, contrastText } = primaries[accent][mode]
      expect(contrast(channels(main), channels(contrastText)), accent).toBeGreaterThanOrEqual(4.5)
      expect(contrast(channels(main), paper), accent).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test('the menu is legible in the dark and in the light skins', () => {
  for (const { background, text, dim, activeText } of [darkNavigation, lightNavigation]) {
    for (const colour of [text, dim, activeText]) {
      expect(contrast(channels(colour), channels(background))).toBeGreaterThanOrEqual(4.5)
    }
  }
})

/** What `plain.css` gives a document to which the rule with `selector` applies. */
const declaredFor = (selector: string) => {
  const rule = plain.slice(plain.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return [...rule.matchAll(/(--s-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }))
}
const sameColour = (colour: string) => colour.toLowerCase().replaceAll(' ', '')

test('what is drawn before the theme has its colours', () => {
  const rules = {
    default: { light: '[data-mode="light"]', dark: '\n[data-mode="dark"]' },
    alternative: {
      light: '\n[data-accent="alternative"]',
      dark: ':where([data-mode="dark"])[data-accent="alternative"]',
    },
  }
  for (const accent of accents) {
    const sheets = themeOf({ accent, skin: 'default', direction: 'ltr' }).generateStyleSheets()
    const variables = (mode: 'light' | 'dark'): Record<string, unknown> =>
      Object.assign(
        {},
        ...sheets
          .flatMap(sheet => Object.entries(sheet))
          .flatMap(([selector, declared]) => (selector.includes(mode) ? declared : [])),
      )
    for (const mode of ['light', 'dark'] as const) {
      const declared = declaredFor(rules[accent][mode])
      expect(declared.length).toBeGreaterThan(1)
      for (const { name, value } of declared)
        expect(sameColour(value), `${name} ${accent} ${mode}`).toBe(sameColour(String(variables(mode)[name])))
    }
  }
})
