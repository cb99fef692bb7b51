import { screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { metersElement } from '../../meters/meter.model.ts'
import { metersCalls } from '../../meters/meters.calls.ts'
import { readingsElement } from '../reading.model.ts'
import { readingsPages } from '../readings.web.ts'

const [page] = readingsPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('a meter that waits is read, and no longer waits', async () => {
  const client = await world.client()
  const marie = await world.person({
    in: client,
    rights: { [readingsElement]: 2, [metersElement]: 2 },
    allCompanies: true,
  })
  await as(marie).call(metersCalls.createMeter, {
    name: 'Gaz serre nord',
    energy: 'gas',
    unit: 'm3',
    direction: 'in',
    identifier: null,
    indexMax: null,
    installedOn: null,
    note: null,
  })
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(marie, client),
    fetch: serverBehind(world),
  })
  await screen.findByText('1 compteur à relever')

  await user.click(await screen.findByRole('button', { name: 'Actions pour Gaz serre nord' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Relever' }))
  await user.type(await screen.findByLabelText(/^Index/), '1250,5')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('Gaz serre nord : premier relevé enregistré.')
  await screen.findByText('À jour')
})
