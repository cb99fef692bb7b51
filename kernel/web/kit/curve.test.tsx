import { createTheme, ThemeProvider } from '@mui/material/styles'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Curve } from './curve.tsx'

const points = [
  { label: '31 décembre', value: 12 },
  { label: '31 janvier', value: 14 },
  { label: '28 février', value: 11 },
]

/** A picture of 200 pixels. */
function draw(direction: 'ltr' | 'rtl') {
  const { container } = render(
    <ThemeProvider theme={createTheme({ direction })}>
      <Curve title="Effectif" points={points} written={value => `${value} personnes`} />
    </ThemeProvider>,
  )
  const picture = container.querySelector('svg[viewBox="0 0 2 100"]') as SVGElement
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100))
  return { picture, container }
}

test.each([
  ['ltr', 5, '12 personnes'],
  ['ltr', 195, '11 personnes'],
  ['rtl', 195, '12 personnes'],
  ['rtl', 5, '11 personnes'],
] as const)('time runs %s: at %i pixels of 200 stands « %s »', (direction, clientX, told) => {
  const { picture } = draw(direction)

  fireEvent.pointerMove(picture, { clientX })

  expect(screen.getAllByText(told).some(({ parentElement }) => parentElement?.textContent?.includes(' · '))).toBe(true)
  expect(getComputedStyle(picture).transform).toBe(direction === 'rtl' ? 'scaleX(-1)' : 'none')
})

test('a date keeps the direction of its own words, whatever the page', () => {
  const { container } = draw('rtl')

  expect(screen.getByText('31 décembre').tagName).toBe('BDI')
  expect(container.querySelector('[dir]')).toBeNull()
})
