import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { payrollSoftwareServer } from './payroll-software.server.ts'
import type { SimulatedServices } from './payroll-software.server.ts'

export const payrollSoftwareRoom = room<{ simulated: SimulatedServices }>({
  answers: ({ simulated }) => [payrollSoftwareServer(simulated)],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: {
        tables: { silae_config: 'rh.payroll.connection', silae_mapping: 'rh.payroll.mapping' },
        columns: {
          mode: 'rh.payroll.mode',
          dossier: 'rh.payroll.dossier',
          api_client_id: 'rh.payroll.api-client-id',
          secret_encrypted: 'rh.payroll.client-secret',
          subscription_key_encrypted: 'rh.payroll.subscription-key',
          rubric: 'rh.payroll.rubric',
          sign: 'rh.payroll.sign',
        },
      },
    }),
  ],
})
