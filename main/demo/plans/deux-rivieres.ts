import type { ClientPlan } from '../client-plan.ts'
import { positionsOf } from './trades.ts'

/** The small farm: one company, one site, a handful of people and their summer hands. */
export const deuxRivieres: ClientPlan = {
  name: 'Ferme des Deux Rivières',
  slug: 'deux-rivieres',
  applications: ['culture', 'rh'],
  companies: [
    {
      name: 'Ferme des Deux Rivières',
      sirenBase: '89530217',
      naf: '0113Z',
      idcc: '7024',
      regime: 'MSA',
      color: '#2F8F46',
      street: 'Lieu-dit La Basse Île',
      commune: '49126',
      firstPayrollNumber: 1,
      services: [{ name: 'Bureau', grants: { applications: { platform: 1, culture: 3, rh: 3 } } }],
      sites: [
        {
          name: 'La Basse Île',
          color: '#2E7D32',
          street: 'Lieu-dit La Basse Île',
          commune: '49126',
          units: [
            { name: 'Plein champ', color: '#8BC34A' },
            { name: 'Tunnels', color: '#AED581' },
          ],
          weight: 1,
          trades: { 'Ouvrier serriste': 5, "Conducteur d'engins agricoles": 2, 'Préparateur de commandes': 1 },
        },
      ],
    },
  ],
  positions: positionsOf('Ouvrier serriste', "Conducteur d'engins agricoles", 'Préparateur de commandes'),
  staff: { active: 6, former: 15 },
}
