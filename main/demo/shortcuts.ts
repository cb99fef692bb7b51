import type { ClientPlan } from './client-plan.ts'
import { idsFor, type Organisation } from './organisation.ts'

type ShortcutPlan = { label: string; icon: string; url: string; type: 1 | 2 }

/** Where a greenhouse's people look several times a day, and a button that rings at the gate. */
const plans: readonly ShortcutPlan[] = [
  { label: 'Météo agricole', icon: 'weather', url: 'https://meteofrance.com', type: 2 },
  { label: 'Espace employeur MSA', icon: 'people', url: 'https://www.msa.fr', type: 2 },
  { label: 'Ouvrir le portail', icon: 'bolt', url: '/docusign/thank_you', type: 1 },
]

const seedOf = ({ slug }: ClientPlan) => `shortcuts of ${slug}`

/** Laid before every service. */
export function rowsOfShortcuts({ plan, companies }: Organisation) {
  const id = idsFor(seedOf(plan))
  const shortcuts = plans.map((shortcut, index) => ({
    id: id(),
    ...shortcut,
    position: index + 1,
    active: true,
    version: 1,
  }))
  const services = companies.flatMap(company => [...company.serviceIds.values()])
  return {
    'platform.shortcut': shortcuts,
    'platform.shortcut_service': shortcuts.flatMap(shortcut =>
      services.map(service => ({ shortcutId: shortcut.id, serviceId: service })),
    ),
  }
}
