import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('a missing value is a dash, whatever says that it is missing', () => {
  const missing = [null, undefined, '', false]
  render(<Facts facts={missing.map((value, index) => ({ label: `Téléphone ${index}`, value }))} />)

  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['—', '—', '—', '—'])
})
