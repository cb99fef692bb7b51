import type { Grants } from '../client-plan.ts'

const everyone = { platform: 1 } as const
const staffList = 'rh/gestion_du_personnel/salaries'
const places = 'rh/gestion_du_personnel/sites'
const indicators = 'rh/gestion_du_personnel/indicateurs'

/** What each kind of service may do; `platform` stands for the elements that belong to no application. */
export const grants = {
  humanResources: { applications: { platform: 2, rh: 3 } },
  direction: {
    applications: {
      platform: 2,
      atelier: 1,
      commerce: 1,
      culture: 1,
      demandes: 2,
      energie: 1,
      finances: 1,
      qualite: 1,
    },
    elements: {
      'tableauxdebord/rh': 1,
      [staffList]: 2,
      [`${staffList}#remuneration`]: 1,
      [places]: 1,
      [indicators]: 1,
    },
  },
  growing: { applications: { ...everyone, culture: 2, demandes: 2 }, elements: { [staffList]: 1, [places]: 1 } },
  workshop: { applications: { ...everyone, atelier: 2, demandes: 2 }, elements: { [staffList]: 1, [places]: 1 } },
  maintenance: { applications: { ...everyone, demandes: 2, energie: 2 } },
  quality: { applications: { ...everyone, atelier: 1, culture: 1, qualite: 3 } },
  shipping: { applications: { ...everyone, atelier: 2, commerce: 1 } },
  sales: { applications: { ...everyone, commerce: 3, finances: 1 } },
} as const satisfies Record<string, Grants>
