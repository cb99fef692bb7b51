import type { Trade } from './plans/trades.ts'

type WorkTimePlan = {
  kind: 'full' | 'part' | 'days_package'
  hours?: number
  days?: readonly number[]
  reason?: string
  daysPerYear?: number
}

export const workTimes: Readonly<Record<string, WorkTimePlan>> = {
  'Temps plein 35 h': { kind: 'full', hours: 35 },
  'Temps plein 39 h': { kind: 'full', hours: 39 },
  'Temps partiel 28 h': { kind: 'part', hours: 28, days: [7, 7, 0, 7, 7, 0, 0] },
  'Temps partiel 24 h': { kind: 'part', hours: 24, days: [6, 6, 6, 6, 0, 0, 0] },
  'Week-end 15 h': { kind: 'part', hours: 15, days: [0, 0, 0, 0, 0, 7.5, 7.5], reason: 'Étudiant de moins de 26 ans' },
  'Forfait 218 jours': { kind: 'days_package', daysPerYear: 218 },
}

/** Value of the coefficient, then its minima: euros an hour from each day. */
export const coefficients: Readonly<
  Record<string, readonly [value: string, minima: Readonly<Record<string, number>>]>
> = {
  'Palier 1': ['9', { '2025-01-01': 11.88, '2026-01-01': 12.02 }],
  'Palier 2': ['16', { '2025-01-01': 11.95, '2026-01-01': 12.09 }],
  'Palier 3': ['25', { '2025-01-01': 12.08, '2026-01-01': 12.24 }],
  'Palier 5': ['51', { '2025-01-01': 12.72, '2026-01-01': 12.9 }],
  'Palier 7': ['96', { '2025-01-01': 14.3, '2026-01-01': 14.52 }],
  'Palier 9': ['196', { '2025-01-01': 18.05, '2026-01-01': 18.33 }],
}

type SalaryPlan = { unit: 'hourly' | 'monthly'; amount: number; from: string; isArchived?: boolean }

export const salaries: Readonly<Record<string, SalaryPlan>> = {
  'SMIC horaire 2024': { unit: 'hourly', amount: 11.88, from: '2024-11-01', isArchived: true },
  'SMIC horaire 2026': { unit: 'hourly', amount: 12.02, from: '2026-01-01' },
  'Horaire récolte': { unit: 'hourly', amount: 12.35, from: '2026-03-01' },
  'Horaire conducteur': { unit: 'hourly', amount: 13.1, from: '2026-01-01' },
  'Mensuel technicien': { unit: 'monthly', amount: 2_250, from: '2026-01-01' },
  'Mensuel encadrement': { unit: 'monthly', amount: 2_480, from: '2026-01-01' },
  'Mensuel cadre': { unit: 'monthly', amount: 3_600, from: '2026-01-01' },
}

/** Type of contract, work time, coefficient and salary that a position proposes, by name. */
export type Proposed = readonly [type: string, workTime: string, coefficient: string, salary: string]

const seasonal: Proposed = ['CDD saisonnier', 'Temps plein 35 h', 'Palier 1', 'Horaire récolte']
const worker: Proposed = ['CDI temps plein', 'Temps plein 35 h', 'Palier 3', 'SMIC horaire 2026']
const driver: Proposed = ['CDI temps plein', 'Temps plein 39 h', 'Palier 5', 'Horaire conducteur']
const technician: Proposed = ['CDI temps plein', 'Temps plein 39 h', 'Palier 5', 'Mensuel technicien']
const supervisor: Proposed = ['CDI temps plein', 'Temps plein 39 h', 'Palier 7', 'Mensuel encadrement']
const executive: Proposed = ['CDI temps plein', 'Forfait 218 jours', 'Palier 9', 'Mensuel cadre']

const others: Partial<Record<Trade, Proposed>> = {
  'Cueilleur de tomates': seasonal,
  'Cueilleur de concombres': seasonal,
  "Conducteur d'engins agricoles": driver,
  Cariste: driver,
  'Chauffeur livreur': driver,
  'Technicien de protection biologique': technician,
  'Technicien de maintenance': technician,
  'Contrôleur qualité': technician,
  'Assistant RH': technician,
  Comptable: technician,
  "Chef d'équipe récolte": supervisor,
  'Chef de culture': supervisor,
  "Chef d'atelier": supervisor,
  'Chef de quai': supervisor,
  'Responsable RH': executive,
  'Responsable qualité': executive,
  'Contrôleur de gestion': executive,
  'Directeur administratif': executive,
  'Directeur de société': executive,
}

export const proposedTo = (position: string): Proposed => others[position as Trade] ?? worker

/** Who covers the health of a staff. */
export const organisms = ['Mutuelle des Plaines', 'Santé du Val']
