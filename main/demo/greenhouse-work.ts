import { idsFor, type Organisation } from './organisation.ts'
import type { Masters } from './workshop-masters.ts'

const workers = [
  { name: 'Mihai Popescu', team: 'Serre Nord', badge: 'SN-001' },
  { name: 'Elena Ivanova', team: 'Serre Nord', badge: 'SN-002' },
  { name: 'Hugo Delmas', team: 'Serre Nord', badge: 'SN-003' },
  { name: 'Fatou Ndiaye', team: 'Récolte', badge: 'RE-001' },
  { name: 'Youssef El Amrani', team: 'Récolte', badge: 'RE-002' },
  { name: 'Camille Roux', team: null, badge: null },
] as const

/** How many days ago something was seen, how bad it is and what became of it. */
const seen = [
  { kind: 'pest', agent: 'Aleurodes', severity: 3, ago: 1, state: 'open', note: 'Adultes sous les feuilles du haut' },
  { kind: 'disease', agent: 'Mildiou', severity: 5, ago: 0, state: 'open', note: 'Trois plantes au bout du rang 12' },
  { kind: 'irrigation', agent: 'Goutteur bouché', severity: 2, ago: 2, state: 'followed', note: null },
  { kind: 'breakdown', agent: 'Écran thermique bloqué', severity: 4, ago: 4, state: 'followed', note: null },
  {
    kind: 'pest',
    agent: 'Tuta absoluta',
    severity: 4,
    ago: 16,
    state: 'closed',
    outcome: 'Pièges et lâcher de Macrolophus',
  },
  {
    kind: 'climate',
    agent: 'Condensation au matin',
    severity: 2,
    ago: 23,
    state: 'closed',
    outcome: 'Consigne de nuit relevée',
  },
] as const

/** Who looks after the crops of a client that grows them, and what they saw. */
export function rowsOfGreenhouseWork(
  { plan: { slug, applications } }: Organisation,
  { crops }: Masters,
  { today, by }: { today: Temporal.PlainDate; by: string | null },
) {
  if (!applications.includes('culture')) return {}
  const id = idsFor(`greenhouse work of ${slug}`)
  const blocks = crops.flatMap(({ places }) => places)
  return {
    'culture.worker': workers.map(worker => ({ ...worker, id: id(), note: null, version: 1 })),
    'culture.crop_incident': seen.map(({ ago, state, ...told }, at) => ({
      outcome: null,
      note: null,
      ...told,
      id: id(),
      placeId: blocks[at % blocks.length]?.id,
      observedOn: today.subtract({ days: ago }).toString(),
      state,
      closedOn: state === 'closed' ? today.subtract({ days: ago - 3 }).toString() : null,
      createdBy: by,
      version: 1,
    })),
  }
}
