import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hands } from '#kernel/testing/hands.ts'
import { Curve } from './curve.tsx'
import { Curves } from './curves.tsx'

const moments = ['31 décembre', '31 janvier', '28 février']

test('the figures of a curve stand in a table behind it, the last first', async () => {
  render(
    <Curve
      title="Effectif"
      points={moments.map((label, at) => ({ label, value: [12, null, 11][at] ?? null }))}
      written={value => `${value} personnes`}
    />,
  )

  await hands().click(screen.getByRole('button', { name: /Effectif$/ }))

  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
    '28 février11 personnes',
    '31 janvier—',
    '31 décembre12 personnes',
  ])
})

test('measures of two units have a column each, under their names', async () => {
  render(
    <Curves
      title="Gaz et prix"
      moments={moments}
      measures={[
        { name: 'Gaz', values: [1, 2, 3], written: value => `${value} MWh` },
        { name: 'Prix', values: [30, null, 28], written: value => `${value} €`, isOnSecondScale: true },
      ]}
    />,
  )
  expect(screen.getByText('Gaz')).toBeTruthy()

  await hands().click(screen.getByRole('button', { name: /Gaz et prix$/ }))

  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Gaz', 'Prix'])
  expect(table.getAllByRole('row').at(-1)?.textContent).toBe('31 décembre1 MWh30 €')
})
