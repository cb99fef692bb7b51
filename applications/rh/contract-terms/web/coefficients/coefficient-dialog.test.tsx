import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import type { Coefficient } from '../../coefficient.model.ts'
import { rhTexts } from '../../../rh-texts.ts'
import { CoefficientDialog } from './coefficient-dialog.tsx'

const palier: Coefficient = {
  id: '0198a000-0000-7000-8000-000000000001',
  label: 'Palier 1',
  value: '9',
  idcc: '7024',
  cspCode: null,
  youthReduction: false,
  minima: [{ validFrom: '2026-01-01', hourlyAmount: 12.02 }],
  minimumToday: 12.02,
  archivedAt: null,
  uses: { positions: 2, employees: 142, contracts: 0 },
  can: { edit: true, archive: true },
  version: 3,
}

test('another name is given to a coefficient, whose minima are left as they are', async () => {
  queryClient.clear()
  const sent: unknown[] = []
  const { user } = await renderPage(
    { path: '/term', layout: 'blank', title: 'test', load: async () => Dialog },
    {
      labels: [rhTexts],
      fetch: async request => {
        if (request.url.endsWith('/rights')) return Response.json({ edit: true, archive: true, writePay: true })
        if (request.method === 'GET') return Response.json([])
        sent.push(await request.json())
        return Response.json(palier)
      },
    },
  )
  const name = await screen.findByLabelText(/^Nom/)
  await user.clear(name)
  await user.type(name, 'Palier un')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  const { id, version, value, idcc } = palier
  const coefficient = { id, version, label: 'Palier un', value, idcc, cspCode: null, youthReduction: false }
  await waitFor(() => expect(sent).toEqual([{ coefficient }]))
})

const Dialog = () => <CoefficientDialog coefficient={palier} onClose={() => undefined} />
