import { expect, test } from 'vitest'
import { colourBeside, placeColours } from './place-colours.model.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('the palette has 24 colours, each of which carries white letters', () => {
  expect(new Set(placeColours).size).toBe(24)
  for (const colour of placeColours) expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5)
})

test('a new place wears a colour that no other beside it has, as long as there is one', () => {
  const worn: string[] = []
  for (const _ of placeColours) worn.push(colourBeside(worn))

  expect(new Set(worn).size).toBe(24)
  expect(placeColours).toContain(colourBeside(worn))
})
