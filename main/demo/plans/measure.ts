import type { Account } from '../accounts.ts'
import type { ClientPlan, SitePlan } from '../client-plan.ts'
import { grants } from './grants.ts'
import { everyPosition } from './trades.ts'

const communes = ['49007', '44109', '49099', '85191', '79191', '49328']

const site = (company: number, number: number): SitePlan => ({
  name: `Site ${company}.${number}`,
  color: '#2467B3',
  street: 'Rue des Mesures',
  commune: communes[(company + number) % communes.length] as string,
  units: Array.from({ length: 4 }, (_, index) => ({
    name: `Unité ${index + 1}`,
    color: '#64B5F6',
    subunits: ['Équipe A', 'Équipe B'],
  })),
  weight: 1,
  trades: Object.fromEntries(everyPosition.map(({ name }) => [name, 1])),
})

/** A client of the size asked for, three people in four still there, on which to measure how Sillon holds. */
export function measureClient(
  employees: number,
  number: number,
  sitesOfCompany = 3,
): { plan: ClientPlan; account: Account } {
  const slug = number === 1 ? `mesure-${employees}` : `mesure-${employees}-${number}`
  const name = `Mesure ${employees.toLocaleString('fr-FR').replace(/\s/g, ' ')}${number === 1 ? '' : ` (${number})`}`
  const active = Math.ceil((employees * 3) / 4)
  return {
    plan: {
      name,
      slug,
      applications: ['rh'],
      companies: [1, 2, 3, 4, 5].map(company => ({
        name: `${name}, société ${company}`,
        sirenBase: `8964${String(number).padStart(2, '0')}0${company}`,
        naf: '0113Z',
        idcc: '7024',
        regime: 'MSA',
        color: '#2467B3',
        street: 'Rue des Mesures',
        commune: '49007',
        firstPayrollNumber: 1,
        services: [{ name: 'Ressources humaines', grants: grants.humanResources }],
        sites: Array.from({ length: sitesOfCompany }, (_, index) => site(company, index + 1)),
      })),
      positions: everyPosition,
      staff: { active, former: employees - active },
    },
    account: {
      mail: `${slug}@sillon.example`,
      firstname: 'Mesure',
      name: name.slice('Mesure '.length),
      jobtitle: 'Mesures',
      shows: `administrateur du client ${name}`,
      memberships: [{ client: slug, admin: true, allCompanies: true }],
    },
  }
}
